package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReportTest {

    private static final Pattern TAG = Pattern.compile("<(/?)([a-z][a-z0-9]*)[^<>]*>");
    private static final List<String> EMPTY = List.of("meta", "input");

    private static final byte[] ODD = archive()
            .with(entry("DATA", "a").nameTail("old"), entry("DATA", "b").nameTail("old"))
            .build();

    private static String write(CheckedFile... files) {
        return Reports.write(new HtmlReport(), Reports.of(files));
    }

    @Test
    @Clause("links.4-html")
    void aPageStandsAlone() {
        String page = write(Reports.checked("a.lib", ODD), Reports.failed("cut.lib"));

        assertThat(page).startsWith("<!DOCTYPE html>").doesNotContain("http:", "https:", " src=", "@import", "url(");
        assertThat(page).contains("prefers-color-scheme: dark");
    }

    @Test
    void everythingCanBeReadWithoutScripts() {
        String page = write(Reports.checked("a.lib", ODD));
        String plain = page.replaceAll("(?s)<script>.*?</script>", "");

        assertThat(plain)
                .contains("the 34 bytes after the end of the name are not all zero", "a.lib!/b", "at 0x26")
                .contains("id=\"rule-nres.name-tail\"", "href=\"#rule-nres.name-tail\"");
        assertThat(plain).contains("id=\"search\"").containsPattern("id=\"search\"[^>]* hidden>");
    }

    @Test
    void addressesAreShortUnderTheirFileAndSayWhereToLook() {
        byte[] file = archive().with(entry("NRES", "in").payload(ODD)).build();

        assertThat(write(Reports.checked("game/mods/a.lib", file)))
                .contains("<code class=\"address\" title=\"game/mods/a.lib!/in!/a\">a.lib!/in!/a</code>")
                .contains(
                        "title=\"ironkit hex 'game/mods/a.lib!/in' --range 0x26+0x22\">at 0x26 of its archive, 0x36 of"
                                + " the file</span>");
    }

    @Test
    void ofManyFilesThoseThatFailAreOpen() {
        List<CheckedFile> files = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            files.add(Reports.checked("odd" + i + ".lib", ODD));
        }
        files.add(Reports.checked("bad.lib", archive().version(9).build()));

        assertThat(write(files.toArray(CheckedFile[]::new)))
                .contains("<details class=\"file\" open><summary><code>bad.lib</code>")
                .contains("<details class=\"file\"><summary><code>odd0.lib</code>")
                .contains("<a href=\"#by-rule\">By rule: 2</a> <a href=\"#by-file\">By file: 14</a>");
    }

    @Test
    void linksThatWereNotCheckedAreNamed() {
        byte[] list = archive()
                .with(entry("WEAR", "x.wea").attrs(0, 0, 1).payload("1\r\n0 STEEL\r\n"))
                .build();
        CheckedFile.Checked alone = Reports.checked("a.lib", list);

        assertThat(write(alone)).contains("Links to other files were not checked");
        assertThat(write(new CheckedFile.Checked(alone.path(), alone.file(), alone.size(), alone.validation(), true)))
                .doesNotContain("Links to other files");
    }

    @Test
    void tagsAreClosedInTheOrderTheyAreOpened() {
        String page = write(Reports.checked("a.lib", ODD), Reports.hostile("b.lib"), Reports.failed("cut.lib"));
        List<String> open = new ArrayList<>();
        Matcher tags = TAG.matcher(page.replaceAll("(?s)<(script|style)>.*?</\\1>", ""));
        while (tags.find()) {
            if (tags.group(1).isEmpty() && !EMPTY.contains(tags.group(2))) {
                open.add(tags.group(2));
            } else if (!tags.group(1).isEmpty()) {
                assertThat(open.remove(open.size() - 1)).isEqualTo(tags.group(2));
            }
        }

        assertThat(open).isEmpty();
    }

    @Test
    void namesCannotBecomeElements() {
        assertThat(write(Reports.hostile("</li><script>evil.lib")))
                .doesNotContain("<script>evil", "</a>&", "\u001B")
                .contains("&lt;/li&gt;&lt;script&gt;evil.lib");
    }

    @Test
    void rulesAreCountedTheSeriousOnesFirst() {
        byte[] broken = archive().with(entry("DATA", "a").nameTail("old")).build();
        broken[4] = 9;

        String page = write(Reports.checked("a.lib", ODD), Reports.checked("b.lib", broken));

        assertThat(page.indexOf("rule-nres.version")).isLessThan(page.indexOf("rule-nres.name-tail"));
        assertThat(page).contains("<td class=\"number\">2</td><td class=\"number\">1</td>");
    }

    @Test
    void aCleanRunSaysSo() {
        Report report = new Report(
                "ironkit",
                "0.1.0",
                0,
                Severity.ERROR,
                List.of(Reports.checked("a.lib", archive().build())));

        assertThat(Reports.write(new HtmlReport(), report))
                .contains(">Passed</h1>", "No findings: all checked rules hold.")
                .doesNotContain("By rule", "<script>");
    }
}
