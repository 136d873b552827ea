package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.ironkit.base.field.RecordLayout;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The field tables of docs/formats are the layouts the code uses: a heading names the layout, its table follows. */
class FormatPageTest {

    private static final Pattern HEADING = Pattern.compile("(?m)^#+ .*\\(`(\\w+)\\.(\\w+)`\\)\\s*$");
    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| (\\d+) \\| (\\w+) \\|.*");

    static List<Map.Entry<String, String>> tables() {
        Map<String, String> tables = new TreeMap<>();
        Root.pages().stream()
                .filter(page -> Root.name(page).startsWith("docs/formats/"))
                .forEach(page -> tables.putAll(tablesIn(Root.read(page))));
        return List.copyOf(tables.entrySet());
    }

    @Test
    void thePagesHaveTables() {
        assertThat(tables())
                .extracting(Map.Entry::getKey)
                .containsExactly(
                        "AnimationBlock.HEADER",
                        "AnimationKey.LAYOUT",
                        "Batch.LAYOUT",
                        "BoltCommand.LAYOUT",
                        "BurstCommand.LAYOUT",
                        "EffectHeader.LAYOUT",
                        "EmptyCommand.LAYOUT",
                        "FontFormat.GLYPH",
                        "FontFormat.HEADER",
                        "LightCommand.LAYOUT",
                        "LightTable.LAYOUT",
                        "MaterialHeader.LAYOUT",
                        "MaterialPhase.LAYOUT",
                        "ModelHeader.LAYOUT",
                        "Node.LAYOUT",
                        "NormalTable.LAYOUT",
                        "PageRect.LAYOUT",
                        "PageTable.HEADER",
                        "PathGraph.LINK",
                        "PathGraph.PLACE",
                        "PoseKey.LAYOUT",
                        "PositionTable.LAYOUT",
                        "Slot.LAYOUT",
                        "SoundCommand.LAYOUT",
                        "SpriteCommand.LAYOUT",
                        "StreamCommand.LAYOUT",
                        "TextureHeader.LAYOUT",
                        "Triangle.LAYOUT",
                        "UvTable.LAYOUT");
    }

    @ParameterizedTest
    @MethodSource("tables")
    void tableSaysWhatTheLayoutSays(Map.Entry<String, String> table) throws ReflectiveOperationException {
        RecordLayout layout = layout(table.getKey());

        assertThat(lines(table.getValue()))
                .isEqualTo(layout.slots().stream()
                        .map(slot -> new LayoutTable.Line(slot.offset(), slot.size(), slot.name()))
                        .toList());
    }

    @Test
    void aTableIsFoundByItsHeading() {
        String page =
                "# A\n## B (`C.D`)\n\n| off | size | field |\n|---|---|---|\n| 0 | 4 | magic |\n\n## E\n| 4 | 4 | x |\n";

        assertThat(lines(tablesIn(page).get("C.D"))).containsExactly(new LayoutTable.Line(0, 4, "magic"));
    }

    private static Map<String, String> tablesIn(String page) {
        Map<String, String> tables = new TreeMap<>();
        Matcher heading = HEADING.matcher(page);
        while (heading.find()) {
            int next = page.indexOf("\n#", heading.end());
            String text = page.substring(heading.end(), next < 0 ? page.length() : next);
            tables.put(heading.group(1) + "." + heading.group(2), text);
        }
        return tables;
    }

    private static List<LayoutTable.Line> lines(String text) {
        return text.lines()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new LayoutTable.Line(
                        Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2)), row.group(3)))
                .toList();
    }

    private static RecordLayout layout(String name) throws ReflectiveOperationException {
        int dot = name.indexOf('.');
        JavaClass type = Production.CLASSES.stream()
                .filter(each -> each.getSimpleName().equals(name.substring(0, dot)))
                .filter(each -> each.tryGetField(name.substring(dot + 1)).isPresent())
                .findFirst()
                .orElseThrow();
        return (RecordLayout) type.reflect().getField(name.substring(dot + 1)).get(null);
    }
}
