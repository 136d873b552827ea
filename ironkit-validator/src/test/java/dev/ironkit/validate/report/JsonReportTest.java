package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.AssetPath;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class JsonReportTest {

    private static String write(CheckedFile... files) {
        return Reports.write(new JsonReport(), Reports.of(files));
    }

    @Test
    void holdsSummaryFilesAndProblems() {
        byte[] file = archive().with(entry("DATA", "a").nameTail("old")).build();

        String text = write(
                Reports.checked("a.lib", file),
                new CheckedFile.Skipped(new AssetPath("notes.txt"), "data", 5),
                Reports.failed("cut.lib"));

        assertThat(Reports.json(text, "schema")).isEqualTo("ironkit.report");
        assertThat(Reports.json(text, "tool")).isEqualTo("ironkit 0.1.0");
        assertThat(Reports.json(text, "summary", "files")).isEqualTo(new BigDecimal(3));
        assertThat(Reports.json(text, "summary", "infos")).isEqualTo(BigDecimal.ONE);
        assertThat(Reports.json(text, "files", 0, "status")).isEqualTo("checked");
        assertThat(Reports.json(text, "files", 1, "status")).isEqualTo("skipped");
        assertThat(Reports.json(text, "files", 2, "status")).isEqualTo("failed");
        assertThat(Reports.json(text, "problems", 0, "code")).isEqualTo("nres.name-tail");
        assertThat(Reports.json(text, "problems", 0, "offset")).isEqualTo(new BigDecimal(0x26));
        assertThat(Reports.json(text, "problems", 0, "field")).isEqualTo("entries[0].name");
        assertThat(Reports.json(text, "problems", 1, "address")).isEqualTo("cut.lib");
    }

    @Test
    void aPlaceIsCountedFromTheFileAndFromTheAsset() {
        byte[] inner = archive().with(entry("DATA", "a").nameTail("old")).build();
        byte[] file = archive().with(entry("NRES", "in").payload(inner)).build();

        String text = write(Reports.checked("a.lib", file));

        assertThat(Reports.json(text, "problems", 0, "address")).isEqualTo("a.lib!/in!/a");
        assertThat(Reports.json(text, "problems", 0, "offset")).isEqualTo(new BigDecimal(0x36));
        assertThat(Reports.json(text, "problems", 0, "asset")).isEqualTo("a.lib!/in");
        assertThat(Reports.json(text, "problems", 0, "assetOffset")).isEqualTo(new BigDecimal(0x26));
        assertThat(Reports.json(text, "problems", 0, "assetLength")).isEqualTo(new BigDecimal(0x22));
    }

    @Test
    void aHostileNameIsEscaped() {
        String text = write(Reports.hostile("a.lib"));

        assertThat(text).doesNotContain("\u001B", "\r", "\u0007");
        assertThat(Reports.json(text, "problems", 0, "address")).asString().startsWith("a.lib!/</a>");
    }

    @Test
    void theSameFilesGiveTheSameText() {
        assertThat(write(Reports.hostile("a.lib"))).isEqualTo(write(Reports.hostile("a.lib")));
    }
}
