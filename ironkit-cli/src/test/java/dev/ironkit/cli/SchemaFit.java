package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Holds a document against a schema that comes with the program. */
final class SchemaFit {

    private SchemaFit() {}

    static void assertFits(String document, String id) {
        assertThat(schema(id).validate(document, InputFormat.JSON)).isEmpty();
    }

    static Schema schema(String id) {
        try (InputStream in = SchemaFit.class.getResourceAsStream("schemas/" + id + ".json")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
