package dev.ironkit.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.demo.plain.PlainCheck;
import dev.ironkit.testkit.Golden;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same bytes for the same size and seed, and what a reader that knows nothing of ours makes of them. */
class DemoBytesTest {

    @AfterAll
    static void everyGoldenFileIsUsed() {
        Golden.noOrphans(DemoBytesTest.class);
    }

    @ParameterizedTest
    @CsvSource({"SMALL, 1", "SMALL, 2", "RETAIL, 1"})
    void isTheSameEverywhere(DemoSize size, int seed) throws NoSuchAlgorithmException {
        StringBuilder hashes = new StringBuilder();
        PlainCheck check = new PlainCheck();
        for (DemoFile file : DemoGame.files(size, seed)) {
            byte[] bytes = file.content().toByteArray();
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            hashes.append(HexFormat.of().formatHex(hash, 0, 16))
                    .append("  ")
                    .append(file.name())
                    .append('\n');
            check.add(file.name(), bytes);
        }

        Golden.check(
                DemoBytesTest.class, size.name().toLowerCase(java.util.Locale.ROOT) + "-" + seed, hashes.toString());
        check.names();
        if (size == DemoSize.RETAIL) {
            assertThat(check.counts())
                    .containsAllEntriesOf(Map.of(
                            "archives",
                            120,
                            "entries",
                            6804,
                            "MESH",
                            435,
                            "MAT0",
                            905,
                            "Texm",
                            518,
                            "FXID",
                            923,
                            "WEAR",
                            439));
        }
    }

    @Test
    void theKitAndTheDamagedFilesAreTheSameEverywhere() throws NoSuchAlgorithmException {
        StringBuilder hashes = new StringBuilder();
        List<DemoFile> files = new ArrayList<>(ConformanceKit.files());
        files.addAll(BrokenGame.files());
        for (DemoFile file : files) {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(file.content().toByteArray());
            hashes.append(HexFormat.of().formatHex(hash, 0, 16))
                    .append("  ")
                    .append(file.name())
                    .append('\n');
        }

        Golden.check(DemoBytesTest.class, "kit", hashes.toString());
    }

    @Test
    void textsArePackedByEveryMethod() {
        PlainCheck check = new PlainCheck();
        byte[] font = DemoGame.files().stream()
                .filter(file -> file.name().equals("gamefont.rlb"))
                .findFirst()
                .orElseThrow()
                .content()
                .toByteArray();

        assertThat(check.packedTexts(font))
                .hasSize(5)
                .allMatch(text -> text.startsWith("The iron kit packs this line"));
    }

    @Test
    void texturesComeInEveryFormat() {
        PlainCheck check = new PlainCheck();
        DemoGame.files().stream()
                .filter(file -> file.name().equals("Textures.lib"))
                .forEach(file -> check.add(file.name(), file.content().toByteArray()));

        assertThat(check.formats()).contains(0, 565, 556, 4444, 88, 888, 8888);
        assertThat(check.levels()).contains(1, 3, 4, 5);
    }

    @Test
    void effectsHaveEveryKindOfCommand() {
        PlainCheck check = new PlainCheck();
        DemoGame.files().forEach(file -> check.add(file.name(), file.content().toByteArray()));
        check.names();

        assertThat(check.counts())
                .containsKeys(
                        "opcode 1",
                        "opcode 2",
                        "opcode 3",
                        "opcode 4",
                        "opcode 5",
                        "opcode 6",
                        "opcode 7",
                        "opcode 8",
                        "opcode 9",
                        "opcode 10");
    }
}
