package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NodeTreeTest {

    private static final int NONE = 0xFFFF;

    @TempDir
    Path folder;

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("x.rlb"), bytes);
    }

    @Test
    void showsNodesAsTheyHangOnEachOther() throws IOException {
        Path library = file(archive()
                .with(entry("MESH", "turning.msh").payload(ModelBytes.animated().build()))
                .build());

        assertThat(CommandRun.of("tree", "--nodes", library).lines())
                .hasSize(4)
                .anySatisfy(line -> assertThat(line).startsWith("└─ turning.msh  MESH  model"))
                .containsSubsequence(
                        "   └─ Base_TM  @0  state 0: level 0 slot 0 (2 triangles)",
                        "      └─ o01_0_turn  @1  label e_tur  moves  state 0: level 0 slot 1 (2 triangles)");
        assertThat(CommandRun.of("tree", library).out()).doesNotContain("Base_TM");
        assertThat(CommandRun.of("tree", "--nodes", "--depth", "0", library).code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void listsNodesAsJson() throws IOException {
        CommandRun run = CommandRun.of(
                "tree", "--json", "--nodes", file(ModelBytes.animated().build()));

        SchemaCheck.assertFits(run, "ironkit.tree");
        assertThat(run.out())
                .contains("\"name\": \"o01_0_turn\"", "\"label\": \"e_tur\"", "\"animated\": true")
                .contains("{\"state\": 0, \"level\": 0, \"slot\": 1, \"triangles\": 2}");
    }

    @Test
    void keepsLinesShortHoweverDeepNodesHang() throws IOException {
        ModelBytes model = ModelBytes.empty();
        for (int node = 0; node < 3000; node++) {
            model.node(0, node == 0 ? NONE : node - 1, NONE, 0).nodeName("n").label("");
        }
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);

        CommandRun run = CommandRun.of("tree", "--nodes", file(model.build()));

        assertThat(run.lines())
                .hasSize(3001)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(150));
    }

    @Clause("msh.3.2-shown")
    @Test
    void showsNodesThatLeadNowhere() throws IOException {
        ModelBytes model = ModelBytes.empty();
        model.node(0x20, 1, NONE, 0, 9).nodeName("a").label("");
        model.node(0, 0, NONE, 0).nodeName("").label("");
        model.node(0, 700, NONE, 0).nodeName("c").label("");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);

        assertThat(CommandRun.of("tree", "--nodes", file(model.build())).lines())
                .endsWith("├─ a  @0  flags 0x0020  state 0: level 0 slot 9 (missing)", "├─ node1  @1", "└─ c  @2");
    }
}
