package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A field that is a list, or several fields under one name, is counted too, and compared. */
class ListCountsTest {

    @TempDir
    static Path folder;

    @BeforeAll
    static void writeGame() throws IOException {
        byte[] three = Mat0Bytes.material(6)
                .phase("HULL.0")
                .phase("HULL.0")
                .phase("HULL.0")
                .build();
        MadeGame.sound()
                .entry(
                        "Material.lib",
                        NresBytes.entry("MAT0", "FLOW").attrs(0, 6, 0).payload(three))
                .write(folder);
    }

    @Test
    void theNumbersOfElementsOfAListAreCounted() {
        CommandRun run = CommandRun.of("stats", folder, "mat0.phases", "--sort", "value");

        assertThat(run.code()).isZero();
        assertThat(run.lines().get(0)).isEqualTo("mat0.phases  3 lists in 3 assets, 2 different, from 1 to 3");
        assertThat(run.lines().get(1)).startsWith("1\t\t2\t66.7 %\t").endsWith("Material.lib!/STEEL' phases");
        assertThat(run.lines().get(2)).startsWith("3\t\t1\t33.3 %\t").endsWith("Material.lib!/FLOW' phases");
    }

    @ParameterizedTest
    @CsvSource({
        "msh.slots,elements,2",
        "wear.rows,elements,2",
        "nres.entries,elements,4",
        "texm.header,records,3",
        "mat0.phases[*],records,5",
        "mat0.phases[*].texture,values,5"
    })
    void whatIsCountedIsSaid(String query, String counted, int values) {
        CommandRun run = CommandRun.of("stats", "--json", folder, query);

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.stats");
        Map<?, ?> field = (Map<?, ?>) ((List<?>) run.json().get("fields")).get(0);
        assertThat(field.get("counted")).isEqualTo(List.of(counted));
        assertThat(((Number) field.get("values")).intValue()).isEqualTo(values);
    }

    @Test
    void ofSeveralFieldsUnderOneNameTheValuesAreShownTogether() {
        CommandRun run = CommandRun.of("stats", folder, "texm.header");

        assertThat(run.lines().get(0)).isEqualTo("texm.header  3 records in 3 assets, 1 different");
        assertThat(run.lines().get(1)).startsWith("magic=Texm, width=8, height=8, mipCount=1, ");
    }

    @Test
    void aListIsComparedByHowManyElementsItHas() {
        CommandRun run = CommandRun.of("find", "*", "--in", folder, "--value", "mat0.phases>=3");

        assertThat(run.code()).isZero();
        assertThat(run.lines())
                .singleElement()
                .asString()
                .contains("Material.lib!/FLOW")
                .endsWith("phases = 3 elements");
        assertThat(CommandRun.of("find", "*", "--in", folder, "--value", "mat0.phases>3")
                        .code())
                .isEqualTo(ExitCode.NO);
    }
}
