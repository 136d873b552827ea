package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads a library of materials. What it says beyond colours, opacity and the picture is passed over. */
final class MtlReader {

    private static final double MOST = 1e6;
    private static final List<String> TRIPLES = List.of("-o", "-s", "-t");

    private final TextLines lines;
    private final Map<String, MtlEntry> to;
    private MtlEntry entry = new MtlEntry();

    private MtlReader(ByteView file, Problems problems, Map<String, MtlEntry> to) {
        this.lines = new TextLines(file, problems);
        this.to = to;
    }

    /** Reads a library; a material that is there already stays. */
    static void read(ByteView file, Problems problems, Map<String, MtlEntry> to) {
        MtlReader reader = new MtlReader(file, problems, to);
        while (reader.lines.next()) {
            reader.statement();
            reader.lines.end();
        }
    }

    private void statement() {
        switch (lines.word().toLowerCase(Locale.ROOT)) {
            case "newmtl" -> {
                entry = new MtlEntry();
                to.putIfAbsent(lines.rest(), entry);
            }
            case "kd" -> entry.diffuse = colour(entry.diffuse);
            case "ka" -> entry.ambient = colour(entry.ambient);
            case "ke" -> entry.emissive = colour(entry.emissive);
            case "ks" -> entry.specular = colour(entry.specular);
            case "ns" -> entry.shininess = Math.max(0, Math.min(MOST, lines.number()));
            case "d" -> {
                if (lines.hasMore() && lines.skip('-')) {
                    lines.word();
                }
                entry.alpha = share(lines.number());
            }
            case "tr" -> entry.alpha = 1 - share(lines.number());
            case "map_kd" -> picture();
            case "map_d" -> entry.alphaPicture = true;
            default -> {}
        }
    }

    private static double share(float value) {
        return Math.max(0, Math.min(1, value));
    }

    /** Three numbers, or one for all; spectra and other spaces are passed over. */
    private Light colour(Light before) {
        if (lines.hasMore() && !lines.startsNumber()) {
            return before;
        }
        float red = lines.number();
        float green = lines.hasMore() ? lines.number() : red;
        float blue = lines.hasMore() ? lines.number() : green;
        return MtlEntry.light(red, green, blue);
    }

    private void picture() {
        while (lines.hasMore() && lines.startsOption()) {
            String option = lines.word();
            if (TRIPLES.contains(option)) {
                place(option, lines.number(), numberOr(option.equals("-s") ? 1 : 0));
                numberOr(0);
            } else {
                lines.word();
                if (option.equals("-mm")) {
                    numberOr(1);
                }
            }
        }
        entry.picture = lines.rest();
    }

    private float numberOr(float otherwise) {
        return lines.hasMore() && lines.startsNumber() ? lines.number() : otherwise;
    }

    private void place(String option, float u, float v) {
        if (option.equals("-o")) {
            entry.offsetU = u;
            entry.offsetV = v;
        } else if (option.equals("-s")) {
            entry.scaleU = u;
            entry.scaleV = v;
        }
    }
}
