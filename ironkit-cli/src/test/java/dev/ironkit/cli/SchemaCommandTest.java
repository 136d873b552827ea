package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.help.Schemas;
import dev.ironkit.toolkit.convert.AssetSchemas;
import org.junit.jupiter.api.Test;

class SchemaCommandTest {

    @Test
    void printsASchemaAsItIs() {
        CommandRun run = CommandRun.of("schema", "ironkit.archive.list");

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo(Schemas.text("ironkit.archive.list")).endsWith("}\n");
        assertThat(CommandRun.of("schema", "--json", "Archive.List").out()).isEqualTo(run.out());
    }

    @Test
    void listsAllSchemasWithTheirTitles() {
        CommandRun run = CommandRun.of("schema", "--list");

        assertThat(run.lines())
                .hasSize(Schemas.ids().size() + AssetSchemas.ids().size());
        assertThat(CommandRun.of("schema")).isEqualTo(run);
        assertThat(run.lines()).contains("ironkit.explain\t1\tRules in plain words");
    }

    @Test
    void anUnknownNameGetsTheClosestAndTheAnswerNo() {
        CommandRun run = CommandRun.of("schema", "archive.lst");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("cli.unknown-name", "unknown schema: archive.lst", "similar: archive.list");
    }

    @Test
    void aNameFarFromAllLeadsToTheList() {
        assertThat(CommandRun.of("schema", "ironkit.zzzzzzzzzzzzzzzzzzz").err()).contains("ironkit schema --list");
    }

    @Test
    void wantsANameOrTheListAndNotBoth() {
        assertThat(CommandRun.of("schema").code()).isZero();
        assertThat(CommandRun.of("schema", "--list", "ironkit.info").code()).isEqualTo(ExitCode.USAGE);
    }
}
