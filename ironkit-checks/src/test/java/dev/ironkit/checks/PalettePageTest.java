package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The field table of palettes, which are no record, is what the format describes. */
class PalettePageTest {

    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| (\\d+) \\| (\\w+) \\|.*");

    @Test
    void tableSaysWhatTheFormatDescribes() {
        PalFile palette = new PalFile(
                ByteView.of(new byte[PalFile.COLOURS_SIZE]), Optional.of(ByteView.of(new byte[PalFile.MIXES_SIZE])));
        ByteSink sink = ByteSink.inMemory();
        PalFormat.PAL.encode(palette, sink);
        Field root = PalFormat.PAL.describe(palette, sink.toView());

        assertThat(table())
                .containsExactly(
                        line(root, "colours", "colours"),
                        line(root, "mixes.header.tag", "tag"),
                        line(root, "mixes.rows", "rows"));
    }

    private static LayoutTable.Line line(Field root, String path, String name) {
        Field field = FieldPath.parse(path).find(root);
        return new LayoutTable.Line(
                (int) field.range().offset(), (int) field.range().length(), name);
    }

    private static List<LayoutTable.Line> table() {
        String page = Root.pages().stream()
                .filter(each -> Root.name(each).equals("docs/formats/pal.md"))
                .map(Root::read)
                .findFirst()
                .orElseThrow();
        return page.lines()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new LayoutTable.Line(
                        Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2)), row.group(3)))
                .toList();
    }
}
