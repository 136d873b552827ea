package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The table that {@code phase_cases.py} makes beside it, row by row, to the bit. */
class PhaseCasesTest {

    private static final int VERSION = 6;
    private static final int FIRST_ANSWER = 6;

    private final List<byte[]> phases = new ArrayList<>();
    private final RandomSource random = new MsvcRandom();
    private final PhaseScratch out = new PhaseScratch();

    @Test
    @Clause({"mat.15.5-select", "mat.5.3-formula", "mat.7.1-mask", "mat.7.2-unsigned", "mat.7.3-fraction", "D4", "D40"})
    void showsTheSamePhaseAndTheSameBitsAsTheTable() throws IOException {
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String line : lines()) {
            String[] cells = line.split("\t", -1);
            if (cells[0].equals("#phase")) {
                phases.add(bytes(cells[2]));
            } else if (!line.startsWith("#")) {
                cases++;
                String answer = answer(cells);
                if (!answer.equals(String.join("\t", Arrays.copyOfRange(cells, FIRST_ANSWER, cells.length)))) {
                    wrong.add(line + "\n  but was " + answer);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(cases).isGreaterThan(1000);
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = PhaseCasesTest.class.getResourceAsStream("phase-cases.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static byte[] bytes(String numbers) {
        String[] words = numbers.split(" ", -1);
        byte[] bytes = new byte[words.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(words[i]);
        }
        return bytes;
    }

    private String answer(String[] cells) {
        MaterialLook look = look(cells[1], Integer.parseInt(cells[2]), Integer.decode(cells[3]));
        int start = Integer.parseUnsignedInt(cells[5]);
        int after = start;
        if (cells[0].equals("time")) {
            after = PhaseSelector.atTime(look.track(0), Integer.parseUnsignedInt(cells[4]), start, random, out);
        } else {
            PhaseSelector.atFraction(look.track(0), Float.parseFloat(cells[4].replace("nan", "NaN")), random, out);
        }
        List<String> colours = new ArrayList<>();
        for (int offset = 4; offset <= 64; offset += 4) {
            colours.add(hex(out.bitsAt(offset)));
        }
        return String.join(
                "\t",
                String.valueOf(out.phase()),
                String.valueOf(out.nextPhase()),
                hex(Float.floatToRawIntBits(out.alpha())),
                Integer.toUnsignedString(after),
                String.join(" ", colours));
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "%08x", bits);
    }

    private MaterialLook look(String keys, int mode, int mask) {
        Mat0Bytes bytes = Mat0Bytes.material(VERSION);
        phases.forEach(phase -> bytes.phase(phase, (byte) 'A', (byte) '.', (byte) '0'));
        bytes.block(mode | (long) mask << 3);
        if (!keys.equals("-")) {
            for (String key : keys.split(" ", -1)) {
                String[] parts = key.split(":", -1);
                bytes.key(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            }
        }
        Material material = Mat0Format.MAT0.decode(
                ByteView.of(bytes.build()), new Attributes(Material.TYPE, 0, VERSION, 0), Problems.tolerant());
        return new MaterialLook("made", material, new MaterialMetadata(material.meta(), material.flags(), 0));
    }
}
