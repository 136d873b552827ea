package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens easily in Blender: objects deleted or joined, boxes of the export not ticked, a part exported alone, names changed. */
@Tag(OutsideTool.TAG)
class BlenderSlipsTest {

    private static final String WALKER = "robots.rlb/r_walker";
    private static final String Z_UP = "{\"export_yup\":false}";
    private static final String SELECTED = "{\"use_selection\":true}";
    private static final String HEAD = "{\"select\":[\"head\",\"head|s0l0\"]}";
    private static final String JOIN = "{\"join\":\"head|s0l0\",\"with\":[\"arm_l|s0l0\"]}";
    private static final String RENAME = "{\"rename\":\"PAINT\",\"to\":\"HULL_RED\"}";

    private static final List<Blender.Job> JOBS = new ArrayList<>();

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void slipInOneBlender() throws IOException, InterruptedException {
        Blender.require();
        demo = DemoModels.in(folder.resolve("game"));
        CommandRun out = CommandRun.of("convert", demo.address(WALKER), "-o", ours());
        assertThat(out.code()).as(out.err()).isZero();
        JOBS.clear();
        job("shape", true, "{}", "{\"delete\":\"arm_l|s0l0\"}");
        job("socket", true, "{}", "{\"delete\":\"Base_top\"}");
        job("parent", true, "{}", "{\"delete\":\"arm_l\"}", "{\"delete\":\"arm_l|s0l0\"}");
        job("joined", true, "{}", JOIN);
        job("joined-plain", false, "{}", JOIN);
        job("tipped", true, Z_UP);
        job("tipped-plain", false, Z_UP);
        job("tipped-moved", true, Z_UP, "{\"move\":\"head|s0l0\",\"by\":[0,0,0.25]}");
        job("upright-moved", true, "{}", "{\"move\":\"head|s0l0\",\"by\":[0,0,0.25]}");
        job("large", true, "{}", "{\"scale\":100}");
        job("selected", true, SELECTED, HEAD);
        job("selected-plain", false, SELECTED, HEAD);
        job("selected-shape", true, SELECTED, "{\"select\":[\"head|s0l0\"]}");
        job(
                "selected-moved",
                true,
                SELECTED,
                "{\"place\":\"Base_top\",\"by\":[0,0,0.5]}",
                "{\"select\":[\"Base_top\"]}");
        job("moved", true, "{}", "{\"place\":\"Base_top\",\"by\":[0,0,0.5]}");
        job("all", true, "{\"use_selection\":true,\"export_yup\":false}", JOIN, HEAD);
        job("renamed", true, "{}", RENAME);
        job("renamed-plain", false, "{}", RENAME);
        job("renamed-red", true, "{}", RENAME, "{\"colour\":\"HULL_RED\",\"rgba\":[0.5,0.25,0.125,1]}");
        Blender.run(folder, JOBS);
    }

    private static void job(String name, boolean preset, String export, String... edits) {
        JOBS.add(new Blender.Job(ours(), back(name), List.of(edits), preset, export));
    }

    private static Path ours() {
        return folder.resolve("out").resolve(WALKER + ".gltf");
    }

    private static Path back(String name) {
        return folder.resolve("back").resolve(name + ".gltf");
    }

    private static ByteView archive() throws IOException {
        return ByteView.of(Files.readAllBytes(demo.game().resolve("robots.rlb")));
    }

    private record Replaced(ByteView archive, String said) {}

    /** The archive with what came back. */
    private static Replaced replaced(String name, String... options) throws IOException {
        Path target = folder.resolve("replaced.rlb");
        List<Object> words =
                new ArrayList<>(List.of("replace", demo.address(WALKER), back(name), "-o", target, "--force"));
        words.addAll(List.of(options));
        CommandRun run = CommandRun.of(words.toArray());
        assertThat(run.code()).as(name + run.err()).isZero();
        return new Replaced(ByteView.of(Files.readAllBytes(target)), run.err());
    }

    /** Comes back byte for byte and says why that is not all. */
    private static void unchanged(String name, String... words) throws IOException {
        Replaced run = replaced(name);
        assertThat(run.archive()).as(name).isEqualTo(archive());
        assertThat(run.said()).as(name).contains(words).doesNotContain("already holds this content");
    }

    @Test
    @Clause("conv.8-missing-said")
    void whatWasDeletedIsKeptAndNamed() throws IOException {
        unchanged(
                "shape",
                "no change: the bytes stay the same",
                "kept although missing from the file: 1 shape (arm_l|s0l0)");
        unchanged("socket", "1 node (Base_top)", "--delete-missing");
        unchanged("parent", "1 node (arm_l), 1 shape (arm_l|s0l0)", "were reattached: Base_gun_l");
    }

    @Test
    void itIsInTheJsonToo() {
        CommandRun run =
                CommandRun.of("replace", demo.address(WALKER), back("shape"), "-o", folder.resolve("x.rlb"), "--json");
        assertThat(run.out()).contains("\"notes\": [", "1 shape (arm_l|s0l0)");
        SchemaCheck.assertFits(run, "ironkit.receipt");
        CommandRun converted = CommandRun.of(
                "convert",
                back("shape"),
                "--base",
                demo.address(WALKER),
                "-o",
                folder.resolve("x.msh"),
                "--force",
                "--json");
        assertThat(converted.out()).contains("{\"what\": \"shape\", \"name\": \"arm_l|s0l0\"}", "\"told\": [");
        SchemaCheck.assertFits(converted, "ironkit.convert");
    }

    @Test
    void itGoesIfThatIsAskedFor() throws IOException {
        assertThat(replaced("shape", "--delete-missing").said()).contains("1 slot removed");
        assertThat(replaced("socket", "--delete-missing").said()).contains("1 node removed");
    }

    @Test
    void joinedObjectsComeApart() throws IOException {
        unchanged("joined", "arm_l|s0l0 came back joined into", "\"head|s0l0\"");
        unchanged("joined-plain", "arm_l|s0l0 came back joined into");
        assertThat(replaced("joined", "--delete-missing").said()).contains("1 slot rebuilt; 1 slot removed");
    }

    @Test
    void aFileWithoutYUpIsSetUpright() throws IOException {
        unchanged("tipped", "lies on its back", "+Y Up");
        unchanged("tipped-plain", "lies on its back");
        assertThat(replaced("tipped-moved").archive())
                .isEqualTo(replaced("upright-moved").archive());
        assertThat(replaced("tipped", "--axes", "engine").archive()).isEqualTo(archive());
        assertThat(replaced("tipped", "--axes", "gltf").said()).contains("10890 vertices moved");
    }

    @Test
    void aLargeFileIsTakenAtItsWordOrMadeSmaller() throws IOException {
        assertThat(replaced("large").said()).contains("100 times as large", "use --scale 100");
        Replaced run = replaced("large", "--scale", "100");
        assertThat(run.archive()).isEqualTo(archive());
        assertThat(run.said()).contains("--scale reads it as 100 times as large");
    }

    @Test
    void aPartThatWasExportedAloneStaysOnItsBody() throws IOException {
        unchanged("selected", "were reattached: head", "15 nodes (Base_TM, body, arm_l, ");
        unchanged("selected-plain", "were reattached: head");
        unchanged("selected-shape", "were reattached: head|s0l0");
        unchanged("all", "lies on its back", "were reattached: head", "arm_l|s0l0 came back joined into");
        Replaced moved = replaced("selected-moved");
        assertThat(moved.said()).contains("1 key changed");
        assertThat(differences(moved.archive(), replaced("moved").archive())).isLessThan(4);
    }

    /** A height that was worked out from places in the scene may differ in its last bits. */
    private static int differences(ByteView a, ByteView b) {
        assertThat(a.length()).isEqualTo(b.length());
        int count = 0;
        for (int i = 0; i < a.length(); i++) {
            count += a.u8(i) == b.u8(i) ? 0 : 1;
        }
        return count;
    }

    @Test
    @Clause("conv.8-renamed")
    void aRenamedMaterialIsACopyOfWhatItWas() throws IOException {
        for (String name : List.of("renamed", "renamed-plain", "renamed-red")) {
            Path target = Files.createDirectories(folder.resolve(name));
            CommandRun run = CommandRun.of(
                    "replace", demo.address(WALKER), back(name), "--with", "materials", "-o", target, "--force");
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.err()).contains("material HULL_RED was named PAINT");
            Stored was = stored(demo.game().resolve("Material.lib"), "PAINT");
            Stored is = stored(target.resolve("Material.lib"), "HULL_RED");
            assertThat(is.attributes()).isEqualTo(was.attributes());
            if (name.equals("renamed-red")) {
                assertThat(is.bytes()).isNotEqualTo(was.bytes());
                assertThat(is.bytes().length()).isEqualTo(was.bytes().length());
            } else {
                assertThat(is.bytes()).isEqualTo(was.bytes());
            }
        }
    }

    private record Stored(Attributes attributes, ByteView bytes) {}

    private static Stored stored(Path library, String name) {
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            Located found = workspace.locate(library + "!/" + name, Problems.strict());
            return new Stored(found.attributes(), ByteView.of(found.bytes().toByteArray()));
        }
    }
}
