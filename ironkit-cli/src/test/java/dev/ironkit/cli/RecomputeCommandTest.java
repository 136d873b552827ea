package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What follows an edit of a model, is left on request, and is computed anew on request. */
class RecomputeCommandTest {

    @TempDir
    static Path game;

    @TempDir
    Path folder;

    private final String walker = game.resolve("robots.rlb") + "!/r_walker.msh";

    @BeforeAll
    static void makeAGame() {
        assertThat(CommandRun.of("demo", "-o", game, "--force").code()).isZero();
    }

    private Path moved(String name, Object... more) {
        Path file = folder.resolve(name);
        List<Object> words = new ArrayList<>(List.of("set", walker, "positions[0].x=9", "-o", file));
        words.addAll(Arrays.asList(more));
        CommandRun run = CommandRun.of(words.toArray());
        assertThat(run.code()).as(run.err()).isZero();
        return file;
    }

    @Test
    void whatWasLeftIsMadeRightLaterWithTheSameBytes() throws IOException {
        Path followed = moved("followed.rlb");
        Path left = moved("left.rlb", "--keep-derived");
        Path mended = folder.resolve("mended.rlb");

        CommandRun run = CommandRun.of("recompute", left + "!/r_walker.msh", "-o", mended);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("recomputed").contains("bounds.hull1").contains("triangles[0].link0");
        assertThat(Files.mismatch(followed, left)).isNotNegative();
        assertThat(Files.mismatch(followed, mended)).isNegative();
    }

    @Test
    void whatIsLeftIsSaidWithTheCommandThatMendsIt() {
        CommandRun run =
                CommandRun.of("set", walker, "positions[0].x=9", "--keep-derived", "-o", folder.resolve("left.rlb"));

        assertThat(run.err())
                .contains("left ")
                .contains("box of slot 0")
                .contains("would be updated: kept")
                .contains("msh.slot-box")
                .contains("ironkit recompute");
    }

    @Test
    void theReceiptListsTheDerivedBytes() {
        CommandRun run =
                CommandRun.of("set", walker, "positions[0].x=9", "--json", "-o", folder.resolve("followed.rlb"));

        SchemaCheck.assertFits(run, "ironkit.receipt");
        List<?> derived = (List<?>) run.json().get("derived");
        assertThat(derived)
                .anySatisfy(one -> assertThat(((Map<?, ?>) one).get("field")).isEqualTo("slots[0].aabbMax"))
                .anySatisfy(one -> assertThat(((Map<?, ?>) one).get("field")).isEqualTo("bounds.sphereRadius"))
                .allSatisfy(one ->
                        assertThat(((Map<?, ?>) one).keySet().toString()).contains("address", "offset", "length"));
    }

    @Test
    void onlyWhatIsAskedForIsComputed() {
        Path left = moved("left.rlb", "--keep-derived");

        CommandRun run = CommandRun.of(
                "recompute", left + "!/r_walker.msh", "--only", "normals", "--json", "-o", folder.resolve("n.rlb"));

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat((List<?>) run.json().get("derived"))
                .isNotEmpty()
                .allSatisfy(one ->
                        assertThat((String) ((Map<?, ?>) one).get("field")).matches("triangles\\[\\d+]\\.normal[XYZ]"));
    }

    @Test
    void modelsOfSeveralFilesAreOneReceipt() throws IOException {
        Path left = moved("left.rlb", "--keep-derived");
        Path animals = Files.copy(game.resolve("animals.rlb"), folder.resolve("animals.rlb"));
        byte[] before = Files.readAllBytes(animals);

        CommandRun run = CommandRun.of(
                "recompute", left + "!/r_walker.msh", animals + "!/a_bird.msh", "--in-place", "--no-backup", "--json");

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt.batch");
        assertThat((List<?>) run.json().get("files")).hasSize(2);
        assertThat(Files.mismatch(left, moved("followed.rlb"))).isNegative();
        assertThat(Files.readAllBytes(animals)).isEqualTo(before);
    }

    @Test
    void whereEverythingIsRightNothingChanges() {
        CommandRun run = CommandRun.of("recompute", walker, "--dry-run");

        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("all derived values are correct");
    }

    @Test
    void otherAssetsAndOtherWordsAreRefused() {
        CommandRun material = CommandRun.of("recompute", game.resolve("Material.lib") + "!/RUST", "--dry-run");
        CommandRun word = CommandRun.of("recompute", walker, "--only", "bounds,colour", "--dry-run");

        assertThat(material.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(material.err()).contains("cli.no-model");
        assertThat(word.code()).isEqualTo(ExitCode.USAGE);
        assertThat(word.err()).contains("--only takes bounds, area, normals").contains("not colour");
    }
}
