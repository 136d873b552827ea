package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.NresBytes;
import java.math.BigDecimal;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SarifReportTest {

    private static String write(CheckedFile... files) {
        return Reports.write(new SarifReport(), Reports.of(files));
    }

    private static Object run(String text, Object... path) {
        Object[] whole = new Object[path.length + 2];
        whole[0] = "runs";
        whole[1] = 0;
        System.arraycopy(path, 0, whole, 2, path.length);
        return Reports.json(text, whole);
    }

    private static NresBytes outer(byte[] inner) {
        return archive()
                .with(entry("DATA", "first").payload("0123456789"))
                .with(entry("MESH", "in ner.msh").payload(inner));
    }

    @Test
    void whatABaselineDoesNotKnowIsNew() {
        CheckedFile odd = Reports.checked("a.lib", archive().version(1).build());
        Report compared = new Report("ironkit", "0.1.0", 1, Severity.ERROR, List.of(odd), 0);

        assertThat(run(Reports.write(new SarifReport(), compared), "results", 0, "baselineState"))
                .isEqualTo("new");
        assertThat(run(write(odd), "results", 0, "baselineState")).isNull();
    }

    @Test
    void aResultLiesAtBytesOfAnArtifactAndNamesItsRule() {
        byte[] file = archive().version(1).build();
        String text = write(Reports.checked("dir/a b.lib", file));

        assertThat(Reports.json(text, "version")).isEqualTo("2.1.0");
        assertThat(run(text, "tool", "driver", "name")).isEqualTo("ironkit");
        assertThat(run(text, "tool", "driver", "rules", 0, "id")).isEqualTo("nres.version");
        assertThat(run(text, "tool", "driver", "rules", 0, "shortDescription", "text"))
                .isEqualTo("The version must be 0x100.");
        assertThat(run(text, "tool", "driver", "rules", 0, "help", "text"))
                .asString()
                .isNotBlank();
        assertThat(run(text, "artifacts", 0, "location", "uri")).isEqualTo("dir/a%20b.lib");
        assertThat(run(text, "artifacts", 0, "length")).isEqualTo(new BigDecimal(file.length));
        assertThat(run(text, "results", 0, "ruleId")).isEqualTo("nres.version");
        assertThat(run(text, "results", 0, "ruleIndex")).isEqualTo(BigDecimal.ZERO);
        assertThat(run(text, "results", 0, "level")).isEqualTo("error");
        Object[] place = {"results", 0, "locations", 0, "physicalLocation"};
        assertThat(run(text, add(place, "region", "byteOffset"))).isEqualTo(new BigDecimal(4));
        assertThat(run(text, add(place, "region", "byteLength"))).isEqualTo(new BigDecimal(4));
        assertThat(run(text, add(place, "artifactLocation", "index"))).isEqualTo(BigDecimal.ZERO);
    }

    private static Object[] add(Object[] path, Object... more) {
        Object[] whole = Arrays.copyOf(path, path.length + more.length);
        System.arraycopy(more, 0, whole, path.length, more.length);
        return whole;
    }

    @Test
    void whatIsFoundInsideHasAPlaceInTheFileAndOneInTheNestedArtifact() {
        NresBytes outer = outer(archive().with(entry(1, "deep").nameTail("old")).build());
        String text = write(Reports.checked("a.lib", outer.build()));
        int at = outer.payloadOffset(1);

        assertThat(run(text, "artifacts", 1, "parentIndex")).isEqualTo(BigDecimal.ZERO);
        assertThat(run(text, "artifacts", 1, "offset")).isEqualTo(new BigDecimal(at));
        assertThat(run(text, "artifacts", 1, "location", "uri")).isEqualTo("/in%20ner.msh");
        assertThat(run(text, "results", 0, "level")).isEqualTo("note");
        Object[] inFile = {"results", 0, "locations", 0, "physicalLocation", "region", "byteOffset"};
        Object[] inside = {"results", 0, "relatedLocations", 0, "physicalLocation"};
        BigDecimal inner = (BigDecimal) run(text, add(inside, "region", "byteOffset"));
        assertThat(run(text, inFile)).isEqualTo(inner.add(new BigDecimal(at)));
        assertThat(run(text, add(inside, "artifactLocation", "index"))).isEqualTo(BigDecimal.ONE);
    }

    @Test
    void anEntryThatWasNamedIsNestedInItsFile() {
        String text = write(Reports.checked("a.lib!/x!/y", archive().version(1).build()));

        assertThat(run(text, "artifacts", 0, "location", "uri")).isEqualTo("a.lib");
        assertThat(run(text, "artifacts", 1, "location", "uri")).isEqualTo("/x!/y");
        assertThat(((Map<?, ?>) run(text, "artifacts", 0)).containsKey("length"))
                .isFalse();
    }

    @Test
    void aFileThatWasNotOpenedMakesTheRunUnsuccessful() {
        String text = write(Reports.failed("cut.lib"));

        assertThat(run(text, "invocations", 0, "executionSuccessful")).isEqualTo(false);
        assertThat(run(text, "invocations", 0, "toolExecutionNotifications", 0, "message", "text"))
                .isEqualTo("cut.lib: the file has 3 bytes, but the header alone needs 16");
        assertThat((List<?>) run(text, "results")).isEmpty();
    }

    @Test
    void theGameFolderIsABaseWithoutAPlace() {
        String text =
                write(Reports.checked("game:/sub/a.lib", archive().version(1).build()));

        assertThat(run(text, "artifacts", 0, "location", "uri")).isEqualTo("sub/a.lib");
        assertThat(run(text, "artifacts", 0, "location", "uriBaseId")).isEqualTo("GAME");
        assertThat(((Map<?, ?>) run(text, "originalUriBaseIds", "GAME")).containsKey("uri"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "a.lib, a.lib",
        "/home/x/a.lib, file:///home/x/a.lib",
        "C:/games/a.lib, file:///C:/games/a.lib",
        "odd:name?#.lib, odd%3Aname%3F%23.lib",
        "Ж%.lib, %D0%96%25.lib"
    })
    void filesAreUriReferences(String file, String uri) {
        String text = write(Reports.checked(file, archive().build()));

        assertThat(run(text, "artifacts", 0, "location", "uri")).isEqualTo(uri);
        assertThat(URI.create(uri)).isNotNull();
    }

    @Test
    void textFromFilesIsNeitherALinkNorAPlaceholder() {
        byte[] file = archive()
                .with(entry("DATA", "{0} [a](1)"), entry("DATA", "{0} [a](1)"))
                .build();

        assertThat(run(write(Reports.checked("a.lib", file)), "results", 0, "message", "text"))
                .isEqualTo("2 entries are named {{0}} \\[a\\](1)");
    }

    @Test
    void aHostileNameIsEscapedAndTheTextIsTheSameEachTime() {
        String text = write(Reports.hostile("a.lib"));

        assertThat(text).doesNotContain("\u001B", "\r", "\u0007").isEqualTo(write(Reports.hostile("a.lib")));
    }
}
