package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.help.Schemas;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every document says which schema it has, and that schema can be had. */
class SchemaUseTest {

    private static final Pattern ID = Pattern.compile("\"(ironkit(?:\\.[a-z]+)+)\"");

    /** Names of the same shape that are not schemas. */
    private static final Pattern PROPERTY =
            Pattern.compile("(getProperty|getBoolean|isTerminal|getInteger|getLong)\\(\\s*$");

    @Test
    void thereIsASchemaForEachDocumentAndADocumentForEachSchema() {
        Set<String> used = new TreeSet<>();
        Root.sources().forEach(file -> used.addAll(idsIn(Root.read(file))));

        assertThat(used).containsExactlyElementsOf(Schemas.ids());
    }

    @Test
    void idsAreToldFromProperties() {
        assertThat(idsIn("print(console, \"ironkit.archive.list\", x); getBoolean(\"ironkit.stdout.terminal\")"))
                .containsExactly("ironkit.archive.list");
    }

    private static Set<String> idsIn(String source) {
        Set<String> ids = new TreeSet<>();
        Matcher id = ID.matcher(source);
        while (id.find()) {
            if (!PROPERTY.matcher(source.substring(0, id.start())).find()) {
                ids.add(id.group(1));
            }
        }
        return ids;
    }
}
