package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.help.Schemas;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SchemasTest {

    @TempDir
    Path folder;

    static List<String> ids() {
        return Schemas.ids();
    }

    @Test
    void indexNamesExactlyTheSchemasInTheFolder() throws IOException, URISyntaxException {
        Path index = Path.of(
                Schemas.class.getResource("/dev/ironkit/cli/schemas/index.txt").toURI());
        try (Stream<Path> files = Files.list(index.getParent())) {
            List<String> there = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".json"))
                    .map(name -> name.replaceAll("\\.json$", ""))
                    .sorted()
                    .toList();
            assertThat(Schemas.ids()).containsExactlyElementsOf(there);
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void isAValidSchemaOfTheDraft(String id) {
        assertThat(SchemaCheck.errorsOfSchema(Schemas.text(id))).isEmpty();
    }

    @Test
    void anInvalidSchemaIsSeen() {
        assertThat(SchemaCheck.errorsOfSchema("{\"type\": \"number of things\"}"))
                .isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void saysWhichDocumentsItIsFor(String id) {
        Map<?, ?> schema = (Map<?, ?>) JsonReader.read(Schemas.text(id));
        Map<?, ?> properties = (Map<?, ?>) schema.get("properties");

        assertThat(schema.get("$schema")).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.get("title")).asString().isNotBlank();
        assertThat(((List<?>) schema.get("required")).stream().map(String::valueOf))
                .contains("schema", "schemaVersion");
        assertThat(((Map<?, ?>) properties.get("schema")).get("const")).isEqualTo(id);
        assertThat(((Map<?, ?>) properties.get("schemaVersion")).get("const")).isInstanceOf(Number.class);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void allowsKeysItDoesNotKnow(String id) {
        assertThat(Schemas.text(id)).doesNotContain("\"additionalProperties\": false", "unevaluatedProperties");
    }

    @Test
    void documentsOfCommandsThatLookFit() throws IOException {
        Path archive = folder.resolve("a.lib");
        byte[] inner = archive().with(entry(7, "deep").payload("down")).build();
        Files.write(
                archive,
                archive()
                        .with(entry("DATA", "Beta.bin")
                                .attrs(1, 2, 0xFFFF_FFFFL)
                                .payload("HELLO"))
                        .with(entry("DATA", "inner").payload(inner))
                        .with(entry("DATA", "gone").offset(0x7000_0000))
                        .build());
        Files.writeString(folder.resolve("notes.txt"), "x");

        SchemaCheck.assertFits(CommandRun.of("ls", "--json", archive), "ironkit.archive.list");
        SchemaCheck.assertFits(CommandRun.of("ls", "--json", archive, archive + "!/inner"), "ironkit.archive.list");
        SchemaCheck.assertFits(CommandRun.of("ls", "--json", folder), "ironkit.archive.list");
        SchemaCheck.assertFits(CommandRun.of("ls", "--json", folder.resolve("no")), "ironkit.archive.list");
        SchemaCheck.assertFits(CommandRun.of("info", "--json", folder), "ironkit.info");
        SchemaCheck.assertFits(CommandRun.of("tree", "--json", folder), "ironkit.tree");
        SchemaCheck.assertFits(CommandRun.of("hex", "--json", archive), "ironkit.hex");
        SchemaCheck.assertFits(CommandRun.of("hex", "--json", folder.resolve("notes.txt")), "ironkit.hex");
    }

    @Test
    void documentsOfOtherCommandsFit() {
        SchemaCheck.assertFits(CommandRun.of("cat", "--json", folder.resolve("no")), "ironkit.failure");
        SchemaCheck.assertFits(CommandRun.of("schema", "--json", "no"), "ironkit.failure");
        SchemaCheck.assertFits(CommandRun.of("explain", "--json", "--list"), "ironkit.explain");
        SchemaCheck.assertFits(CommandRun.of("explain", "--json", "no", "io.read"), "ironkit.explain");
        SchemaCheck.assertFits(CommandRun.of("schema", "--json", "--list"), "ironkit.schema.list");
        SchemaCheck.assertFits(CommandRun.of("completion", "--json", "bash"), "ironkit.completion");
        SchemaCheck.assertFits(CommandRun.of("doctor", "--json"), "ironkit.doctor");
        SchemaCheck.assertFits(CommandRun.of("demo", "--json", "-o", folder.resolve("demo")), "ironkit.demo");
    }

    @Test
    void aDocumentThatDoesNotFitIsSeen() {
        String document = CommandRun.of("explain", "--json", "io.read").out();

        assertThat(SchemaCheck.errors(document)).isEmpty();
        assertThat(SchemaCheck.errors(document.replace("\"strict\": \"error\"", "\"strict\": \"bad\"")))
                .isNotEmpty();
        assertThat(SchemaCheck.errors(document.replace("\"fix\"", "\"fixes\""))).isNotEmpty();
    }
}
