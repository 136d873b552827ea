package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import dev.ironkit.base.field.RecordLayout;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table a reader sees on a record is the layout the code uses. */
class LayoutTableTest {

    static List<JavaClass> recordsWithALayout() {
        return Production.CLASSES.stream()
                .filter(type -> !layoutsOf(type).isEmpty())
                .sorted((a, b) -> a.getName().compareTo(b.getName()))
                .toList();
    }

    @Test
    void allRecordsAreFound() {
        assertThat(recordsWithALayout())
                .extracting(JavaClass::getSimpleName)
                .contains(
                        "NresFormat",
                        "NresEntry",
                        "RsliHeader",
                        "RsliEntry",
                        "RsliTrailer",
                        "TextureHeader",
                        "PageRect");
    }

    @ParameterizedTest
    @MethodSource("recordsWithALayout")
    void tableSaysWhatTheLayoutSays(JavaClass type) throws IllegalAccessException {
        String source = Root.read(sourceOf(type));
        List<List<LayoutTable.Line>> tables = LayoutTable.in(source);
        // tables follow the order of the source; the fields of an imported class come in no order at all
        List<JavaField> layouts = layoutsOf(type).stream()
                .sorted(Comparator.comparingInt(field -> source.indexOf(" RecordLayout " + field.getName() + " =")))
                .toList();

        assertThat(tables)
                .as("tables in the comment of %s", type.getSimpleName())
                .hasSameSizeAs(layouts);
        for (int i = 0; i < layouts.size(); i++) {
            RecordLayout layout = (RecordLayout) layouts.get(i).reflect().get(null);
            List<LayoutTable.Line> expected = layout.slots().stream()
                    .map(slot -> new LayoutTable.Line(slot.offset(), slot.size(), slot.name()))
                    .toList();
            assertThat(tables.get(i)).as(layouts.get(i).getFullName()).isEqualTo(expected);
        }
    }

    @Test
    void aTableIsReadLineByLine() {
        String source = """
                /**
                 * <pre>
                 *  off size field
                 *    0    4 magic   "NRes"
                 *    4   12 name
                 *   16      data region
                 * </pre>
                 * <pre>
                 *  something else
                 *    0    4 magic
                 * </pre>
                 */
                """;

        assertThat(LayoutTable.in(source))
                .containsExactly(List.of(new LayoutTable.Line(0, 4, "magic"), new LayoutTable.Line(4, 12, "name")));
    }

    private static List<JavaField> layoutsOf(JavaClass type) {
        return type.getFields().stream()
                .filter(field -> field.getRawType().isEquivalentTo(RecordLayout.class))
                .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                .filter(field -> field.getModifiers().contains(JavaModifier.PUBLIC))
                .toList();
    }

    private static Path sourceOf(JavaClass type) {
        String suffix = type.getFullName().replace('.', '/') + ".java";
        return Root.sources().stream()
                .filter(file -> file.toString().replace('\\', '/').endsWith(suffix))
                .findFirst()
                .orElseThrow();
    }
}
