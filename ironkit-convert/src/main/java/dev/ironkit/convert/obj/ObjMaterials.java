package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.Colours;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.importing.scene.Reach;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The materials that a file uses, from the libraries it names. */
final class ObjMaterials {

    private final ObjFiles beside;
    private final TextLines lines;
    private final Problems problems;
    private final Map<String, MtlEntry> known = new LinkedHashMap<>();
    private final Map<String, Integer> used = new LinkedHashMap<>();
    private final List<IncomingMaterial> made = new ArrayList<>();
    private final Map<String, IncomingPicture> pictures = new LinkedHashMap<>();
    private boolean ours;

    ObjMaterials(ObjFiles beside, TextLines lines, Problems problems) {
        this.beside = beside;
        this.lines = lines;
        this.problems = problems;
    }

    /** Reads a library; a line may name several, and one may have blanks in its name. */
    void library(String names, boolean isOurs) {
        ours |= isOurs;
        Optional<ByteView> whole = beside.named(names);
        if (whole.isPresent()) {
            MtlReader.read(whole.get(), problems, known);
            return;
        }
        for (String name : names.split("\\s+", -1)) {
            Optional<ByteView> file = beside.named(name);
            if (file.isPresent()) {
                MtlReader.read(file.get(), problems, known);
            } else {
                lines.report(ObjProblem.LIBRARY, name, Reach.of(name).whyNot());
            }
        }
    }

    /** The place of a material of a name. */
    int use(String name) {
        Integer there = used.get(name);
        if (there == null) {
            there = made.size();
            used.put(name, there);
            MtlEntry entry = known.get(name);
            if (entry == null) {
                lines.report(ObjProblem.MATERIAL, name);
                entry = new MtlEntry();
            }
            made.add(entry.material(there, name, ours, this::picture));
        }
        return there;
    }

    private int picture(String path) {
        IncomingPicture there = pictures.get(path);
        if (there == null) {
            String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
            int dot = file.lastIndexOf('.');
            there = new IncomingPicture(pictures.size(), dot > 0 ? file.substring(0, dot) : file, beside.named(path));
            pictures.put(path, there);
        }
        return there.place();
    }

    List<IncomingMaterial> materials() {
        return made;
    }

    List<IncomingPicture> pictures() {
        return List.copyOf(pictures.values());
    }

    /** Reads a library of materials. What it says beyond colours, opacity and the picture is passed over. */
    private static final class MtlReader {

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

    /**
     * A material as a library says it. Colours are those of a screen.
     *
     * <p>What our own export calls ambient is light that a surface gives; to others it is something that most set to white without a thought, so
     * that it is taken from files of our own alone.
     */
    private static final class MtlEntry {

        // A name and the row of the material list it stands in.
        private static final Pattern OURS = Pattern.compile("(.+)\\.(\\d{1,4})");

        Light diffuse = Light.WHITE;
        Light ambient = Light.BLACK;
        Light emissive = Light.BLACK;
        Light specular = Light.BLACK;
        double shininess;
        double alpha = 1;
        boolean alphaPicture;
        String picture = "";
        double offsetU;
        double offsetV;
        double scaleU = 1;
        double scaleV = 1;

        /** The colour of three numbers as a screen shows them. */
        static Light light(float red, float green, float blue) {
            return new Light(Colours.linear(red), Colours.linear(green), Colours.linear(blue));
        }

        IncomingMaterial material(int place, String name, boolean ours, ToIntFunction<String> pictures) {
            Matcher row = OURS.matcher(name);
            boolean numbered = ours && row.matches();
            boolean dark = diffuse.equals(Light.BLACK) && specular.equals(Light.BLACK);
            boolean unlit = ours && dark;
            Light glow = ours ? ambient : emissive;
            boolean mixed = alpha < 1 || alphaPicture;
            return new IncomingMaterial(
                    place,
                    numbered ? row.group(1) : name,
                    unlit ? glow : diffuse,
                    alpha,
                    unlit ? Light.BLACK : glow,
                    Optional.of(specular).filter(light -> !light.equals(Light.BLACK)),
                    specular.equals(Light.BLACK) ? 1 : Math.sqrt(2 / (shininess + 2)),
                    unlit,
                    mixed ? Blend.BLEND : Blend.OPAQUE,
                    picture.isEmpty() ? Optional.empty() : Optional.of(use(pictures.applyAsInt(picture))),
                    numbered ? marks(Integer.parseInt(row.group(2))) : Marks.NONE);
        }

        /** Coordinates are counted from above by then, and those of the library from below. */
        private TextureUse use(int of) {
            return new TextureUse(of, 0, offsetU, 1 - scaleV - offsetV, scaleU, scaleV);
        }

        private static Marks marks(int row) {
            Map<String, Object> values = new TreeMap<>();
            values.put("s", "ironkit.mat0/1");
            values.put("row", (long) row);
            return new Marks(values);
        }
    }
}
