package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.NresBytes;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TextReportTest {

    private static String write(CheckedFile... files) {
        return Reports.write(new TextReport(Severity::word), Reports.of(files));
    }

    @Test
    void saysSeverityRulePlaceMessageAndHelpAndSumsUp() {
        byte[] file = archive().with(entry("DATA", "a").nameTail("old")).build();

        assertThat(write(Reports.checked("a.lib", file))).isEqualTo("""
                info  nres.name-tail  a.lib!/a  at 0x26 of the file
                  the 34 bytes after the end of the name are not all zero
                  help: Nothing to do: they are kept until the entry is renamed.     or     ironkit explain nres.name-tail
                  look: ironkit hex 'a.lib' --range 0x26+0x22
                1 entry of unknown types: DATA (1)
                checked 1 file, 1 archive, 1 entry, 80 B: 1 info
                """);
    }

    @Test
    void typesThatNobodyHasExplainedAreSummedUp() {
        byte[] inner = archive().with(entry("ODD1", "a")).build();
        NresBytes file = archive()
                .with(entry("SWAV", "known"), entry("NRES", "archive").payload(inner), entry(9, "table"))
                .with(entry(0x6D335B1B, "hostile"), entry(0, "x.pal"), entry(0, "none"), entry("ODD1", "b"));

        String text = write(Reports.checked("a.lib", file.build()));

        assertThat(text).contains("4 entries of unknown types: 0 (1), 1832082203 (1), ODD1 (2)\n");
    }

    @Test
    void saysWhichOffsetIsOfTheAssetAndWhichOfTheFile() {
        byte[] inner = archive().with(entry("DATA", "a").nameTail("old")).build();
        byte[] file = archive().with(entry("NRES", "in").payload(inner)).build();

        // The directory of the inner archive starts at 16, its own image at 16 of the file.
        assertThat(write(Reports.checked("a.lib", file)))
                .contains("  a.lib!/in!/a  at 0x26 of its archive, 0x36 of the file\n")
                .contains("  look: ironkit hex 'a.lib!/in' --range 0x26+0x22\n");
    }

    @Test
    void anOffsetInAnAssetIsSaidToBeOne() {
        byte[] inner = archive().lead((byte) 7, (byte) 7).build();
        byte[] file = archive().with(entry("NRES", "in").payload(inner)).build();

        assertThat(write(Reports.checked("a.lib", file)))
                .contains("  a.lib!/in  at 0x10 of the asset, 0x20 of the file\n");
    }

    @Test
    void helpsOnceForEachRule() {
        byte[] file = archive()
                .with(entry("DATA", "a").nameTail("old"), entry("DATA", "b").nameTail("old"))
                .build();

        assertThat(write(Reports.checked("a.lib", file)).split("help:", -1)).hasSize(2);
    }

    @Test
    void listsWhatWasSkippedAndWhatWasNotOpened() {
        CheckedFile skipped = new CheckedFile.Skipped(new AssetPath("notes.txt"), "data", 5);

        assertThat(write(skipped, Reports.failed("cut.lib"))).isEqualTo("""
                error  nres.short  cut.lib
                  the file has 3 bytes, but the header alone needs 16
                  help: The file is truncated: restore it from a backup or from the original disc.     or     ironkit explain nres.short
                skipped  notes.txt  (data)
                checked 0 files, 0 archives, 0 entries, 0 B: no findings; 1 file skipped; 1 file not opened
                """);
    }

    @Test
    void ofManySkippedFilesOnlySomeAreListed() {
        CheckedFile[] files = new CheckedFile[30];
        for (int i = 0; i < files.length; i++) {
            files[i] = new CheckedFile.Skipped(new AssetPath("note" + i + ".txt"), "data", 5);
        }

        assertThat(write(files).lines())
                .hasSize(7)
                .element(5)
                .isEqualTo("skipped  25 more files without rules; --json lists them");
    }

    @Test
    void rulesAreCountedWhereThereAreManyFindings() {
        NresBytes many = archive();
        for (int i = 0; i < 12; i++) {
            many.with(entry("SWAV", String.format(Locale.ROOT, "%04d", i)).nameTail("old"));
        }

        assertThat(write(
                        Reports.checked("a.lib", many.build()),
                        Reports.checked("b.lib", archive().build())))
                .contains("\n      12  info     nres.name-tail  in 1 file\n\nchecked 2 files");
    }

    @Test
    void saysHowManyMoreThereAre() {
        NresBytes many = archive();
        for (int i = 0; i < 1001; i++) {
            many.with(entry("DATA", String.format(Locale.ROOT, "%04d", i)).nameTail("old"));
        }

        assertThat(write(Reports.checked("a.lib", many.build())))
                .contains("\nand 1 more of nres.name-tail in a.lib\n")
                .endsWith(": 1001 infos\n");
    }

    @Test
    void aHostileNameNeitherBreaksALineNorReachesTheTerminal() {
        String text = write(Reports.hostile("evil\u001B]0;name\n.lib"));

        assertThat(text.lines()).hasSize(6);
        assertThat(text).doesNotContain("\u001B", "\r", "\u0007");
    }
}
