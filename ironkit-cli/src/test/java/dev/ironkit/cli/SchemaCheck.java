package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.help.Schemas;
import java.util.List;
import java.util.Map;

/** Holds documents against the schemas that come with the program. */
final class SchemaCheck {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private SchemaCheck() {}

    /** What is wrong with a document by the schema it names itself. */
    static List<Error> errors(String document) {
        Map<?, ?> head = (Map<?, ?>) JsonReader.read(document);
        String schema = Schemas.text((String) head.get("schema"));
        return REGISTRY.getSchema(schema).validate(document, InputFormat.JSON);
    }

    /** What is wrong with a schema by the rules for schemas. */
    static List<Error> errorsOfSchema(String schema) {
        return REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"))
                .validate(schema, InputFormat.JSON);
    }

    /** Fails unless a run printed a document of this schema. */
    static void assertFits(CommandRun run, String schema) {
        assertThat(run.json()).containsEntry("schema", schema);
        assertThat(((Number) run.json().get("exitCode")).intValue()).isEqualTo(run.code());
        assertFits(run.out());
    }

    /** Fails unless a document fits the schema it names itself, and all its keys are in it. */
    static void assertFits(String document) {
        assertThat(errors(document)).isEmpty();
        Map<?, ?> read = (Map<?, ?>) JsonReader.read(document);
        assertThat(DescribedKeys.missing(Schemas.text((String) read.get("schema")), read))
                .as("keys that the schema does not describe")
                .isEmpty();
    }
}
