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
                .contains("34 bytes behind the end of the name are not all zero", "a.lib!/b", "at 0x26")
                .contains("id=\"rule-nres.name-tail\"", "href=\"#rule-nres.name-tail\"");
        assertThat(plain).contains("id=\"search\"").containsPattern("id=\"search\"[^>]* hidden>");
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
                .contains(">Passed</h1>", "No finding: every rule that was asked holds.")
                .doesNotContain("By rule", "<script>");
    }
}
