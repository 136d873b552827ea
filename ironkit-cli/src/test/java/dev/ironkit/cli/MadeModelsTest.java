package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.read.GltfFiles;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.create.NewModel;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.obj.ObjFiles;
import dev.ironkit.convert.obj.ObjReader;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models that were made of files from elsewhere, before the eyes of {@code validate}. */
class MadeModelsTest {

    @TempDir
    Path folder;

    private void validate(CreatedModel made) throws IOException {
        Files.write(
                folder.resolve("made.msh"), MshFormat.MSH.encoded(made.model()).toByteArray());
        ByteSink wear = ByteSink.inMemory();
        WearFormat.WEAR.encode(
                WearList.of(made.rows().stream().map(CreatedRow::name).toList(), made.lightmaps()), wear);
        Files.write(folder.resolve("made.wea"), wear.toByteArray());
        CommandRun run = CommandRun.of("validate", "--fail-on", "info", folder.resolve("made.msh"));
        assertThat(run.out()).endsWith("no findings\n");
        assertThat(run.code()).isZero();
        assertThat(CommandRun.of("validate", "--fail-on", "info", folder.resolve("made.wea"))
                        .code())
                .isZero();
    }

    private static CreatedModel made(IncomingModel incoming) {
        return NewModel.make(incoming, NewModel.Options.named("made"), Problems.strict());
    }

    private static IncomingModel gltf(String nodes, String animations, ByteSink buffer, String accessors) {
        String data = Base64.getEncoder().encodeToString(buffer.toByteArray());
        String text = "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[" + nodes
                + "],"
                + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0},\"indices\":1}]}]," + animations
                + "\"accessors\":[" + accessors + "],\"bufferViews\":[{\"buffer\":0,\"byteLength\":" + buffer.position()
                + "}],\"buffers\":[{\"byteLength\":" + buffer.position()
                + ",\"uri\":\"data:application/octet-stream;base64,"
                + data + "\"}]}";
        return GltfReader.read(
                "made.gltf", ByteView.of(text.getBytes(StandardCharsets.UTF_8)), GltfFiles.NONE, Problems.strict());
    }

    /** Eight corners and twelve triangles; 168 bytes. */
    private static ByteSink cube() {
        ByteSink sink = ByteSink.inMemory();
        for (int corner = 0; corner < 8; corner++) {
            floats(sink, corner % 2 * 2 - 1, corner / 2 % 2 * 2 - 1, corner / 4 * 2 - 1);
        }
        int[] sides = {
            0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5
        };
        for (int index : sides) {
            sink.u16(index);
        }
        return sink;
    }

    private static void floats(ByteSink sink, float... values) {
        for (float value : values) {
            sink.i32(Float.floatToRawIntBits(value));
        }
    }

    private static final float HALF = (float) Math.sqrt(0.5);

    private static final String CUBE = "{\"bufferView\":0,\"componentType\":5126,\"count\":8,\"type\":\"VEC3\","
            + "\"min\":[-1,-1,-1],\"max\":[1,1,1]},{\"bufferView\":0,\"byteOffset\":96,\"componentType\":5123,"
            + "\"count\":36,\"type\":\"SCALAR\"}";

    @Test
    @Clause({"msh-core.10.2-import", "msh-notes.6.6-tables"})
    void aPlainCube() throws IOException {
        CreatedModel made = made(gltf("{\"name\":\"Cube\",\"mesh\":0}", "", cube(), CUBE));

        validate(made);
        assertThat(made.model().positions().count()).isEqualTo(24);
        assertThat(made.rows()).extracting(CreatedRow::name).containsExactly("DEFAULT");
    }

    @Test
    @Clause({"msh-notes.6.6-animation", "import.keys"})
    void nodesThatMove() throws IOException {
        ByteSink buffer = cube();
        floats(buffer, 0, 0.5f, 1);
        floats(buffer, 0, 0, 0, 0, 2, 0, 0, 0, 0);
        floats(buffer, 0, 0, 0, 1, 0, HALF, 0, HALF, 0, 0, 0, 1);
        String nodes = "{\"name\":\"Body\",\"mesh\":0,\"children\":[1]},"
                + "{\"name\":\"Arm\",\"mesh\":0,\"translation\":[3,0,0],\"scale\":[0.5,0.5,0.5],\"children\":[2]},"
                + "{\"name\":\"Hand\",\"mesh\":0,\"translation\":[0,4,0]}";
        String animations = "\"animations\":[{\"name\":\"wave\",\"samplers\":[{\"input\":2,\"output\":3},"
                + "{\"input\":2,\"output\":4}],\"channels\":[{\"sampler\":0,\"target\":{\"node\":2,\"path\":\"translation\"}},"
                + "{\"sampler\":1,\"target\":{\"node\":1,\"path\":\"rotation\"}}]}],";
        String more = ",{\"bufferView\":0,\"byteOffset\":168,\"componentType\":5126,\"count\":3,\"type\":\"SCALAR\","
                + "\"min\":[0],\"max\":[1]},{\"bufferView\":0,\"byteOffset\":180,\"componentType\":5126,\"count\":3,"
                + "\"type\":\"VEC3\"},{\"bufferView\":0,\"byteOffset\":216,\"componentType\":5126,\"count\":3,\"type\":\"VEC4\"}";

        CreatedModel made = made(gltf(nodes, animations, buffer, CUBE + more));

        validate(made);
        Model model = made.model();
        assertThat(model.nodeCount()).isEqualTo(3);
        assertThat(model.frameMap().frameCount()).isEqualTo(25);
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.sample(12, pose);
        int hand = PoseBuffer.matrixAt(2);
        // Up in the file is up in the engine; half as much, because the arm is half as large.
        assertThat(pose.models()[hand + 3]).isCloseTo(3, within(1e-4f));
        assertThat(pose.models()[hand + 11]).isCloseTo(1, within(1e-4f));
    }

    @Test
    @Clause("msh-notes.6.6-static")
    void anObjFromElsewhere() throws IOException {
        String text = """
                # Exported elsewhere
                mtllib x.mtl
                o Roof
                v 0 0 0
                v 4 0 0
                v 4 0 -4
                v 0 0 -4
                v 2 3 -2
                vt 0 0
                vt 1 0
                vt 0.5 1
                usemtl Tiles
                f 1/1 2/2 5/3
                f 2/1 3/2 5/3
                f 3/1 4/2 5/3
                f 4/1 1/2 5/3
                usemtl Floor
                f 4/1 3/2 2/3 1/1
                """;
        ObjFiles beside = path -> Optional.of(
                ByteView.of("newmtl Tiles\nKd 0.8 0.2 0.1\nnewmtl Floor\n".getBytes(StandardCharsets.UTF_8)));

        CreatedModel made = made(ObjReader.read(
                "x", ByteView.of(text.getBytes(StandardCharsets.UTF_8)), beside, false, Problems.strict()));

        validate(made);
        assertThat(made.rows()).extracting(CreatedRow::name).containsExactly("Tiles", "Floor");
        assertThat(made.model().triangles().count()).isEqualTo(6);
        assertThat(made.model().slots().maxZ(0)).isEqualTo(3);
    }

    private static Map<String, Model> demoModels() {
        Map<String, Model> models = new TreeMap<>();
        for (DemoFile file : DemoGame.files()) {
            if (NresFormat.NRES.sniff(file.content(), Attributes.NONE)) {
                for (NresEntry entry : NresFormat.NRES
                        .decode(file.content(), Attributes.NONE, Problems.audit())
                        .entries()) {
                    if (MshFormat.MSH.sniff(entry.payload(), entry.attributes())) {
                        models.put(
                                file.name() + "!/" + entry.name().display(),
                                MshFormat.MSH.decode(entry.payload(), Problems.audit()));
                    }
                }
            }
        }
        return models;
    }

    @Test
    @Clause({"import.own", "import.levels"})
    void everyModelOfTheDemoBecomesTheSameAgainFromItsFileAlone() throws IOException {
        Map<String, Model> models = demoModels();
        assertThat(models).hasSizeGreaterThan(15);
        for (Map.Entry<String, Model> entry : models.entrySet()) {
            Model model = entry.getValue();
            if (model.nodes().stride24()) {
                continue;
            }
            GltfOptions options = GltfOptions.of(GltfProfile.EDIT, "ironkit test");
            ByteView file = GltfExport.glb(
                            model, MshFormat.MSH.encoded(model), ModelLook.NONE, "x", options, Problems.audit())
                    .get(0)
                    .bytes();
            CreatedModel made = NewModel.make(
                    GltfReader.read("x.glb", file, GltfFiles.NONE, Problems.audit()),
                    NewModel.Options.named("made"),
                    Problems.audit());
            validate(made);
            compare(entry.getKey(), model, made.model());
        }
    }

    @Test
    @Clause("import.own")
    void theRateAndSizeThatAFileWasWrittenWithAreTakenBack() throws IOException {
        Model model = demoModels().get("robots.rlb!/r_walker.msh");
        Path source = Files.write(
                folder.resolve("walker.msh"), MshFormat.MSH.encoded(model).toByteArray());
        Path file = folder.resolve("walker.glb");
        Path target = folder.resolve("back.msh");

        CommandRun out =
                CommandRun.of("convert", source, "--profile", "edit", "--fps", "30", "--scale", "4", "-o", file);
        CommandRun back = CommandRun.of("convert", file, "-o", target);

        assertThat(out.code() + back.code()).as(out.err() + back.err()).isZero();
        compare("walker", model, MshFormat.MSH.decode(ByteView.of(Files.readAllBytes(target)), Problems.strict()));
    }

    private static void compare(String name, Model before, Model after) {
        assertThat(after.nodeCount()).as(name).isEqualTo(before.nodeCount());
        for (int node = 0; node < before.nodeCount(); node++) {
            String what = name + " node " + node;
            assertThat(after.nodeName(node)).as(what).isEqualTo(before.nodeName(node));
            assertThat(after.nodes().parent(node))
                    .as(what)
                    .isEqualTo(before.nodes().parent(node));
            assertThat(after.nodes().flags(node))
                    .as(what)
                    .isEqualTo(before.nodes().flags(node));
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int was = before.nodes().slotWord(node, cell);
                int is = after.nodes().slotWord(node, cell);
                assertThat(is == NodeTable.NONE).as(what + " cell " + cell).isEqualTo(was == NodeTable.NONE);
                if (was != NodeTable.NONE) {
                    assertThat(after.slots().triCount(is))
                            .as(what)
                            .isEqualTo(before.slots().triCount(was));
                    assertThat(after.slots().batchCount(is))
                            .as(what)
                            .isEqualTo(before.slots().batchCount(was));
                    assertThat(after.slots().maxX(is))
                            .as(what)
                            .isCloseTo(before.slots().maxX(was), within(0f));
                    assertThat(after.slots().minZ(is))
                            .as(what)
                            .isCloseTo(before.slots().minZ(was), within(0f));
                }
            }
        }
        poses(name, before, after);
    }

    private static void poses(String name, Model before, Model after) {
        ModelPoser one = ModelPoser.of(before, ModelReading.detectOrder(before).value());
        ModelPoser two = ModelPoser.of(after, ModelReading.detectOrder(after).value());
        PoseBuffer was = one.newBuffer();
        PoseBuffer is = two.newBuffer();
        int frames = (int) Math.max(1, before.frameMap().frameCount());
        for (int frame = 0; frame < frames; frame++) {
            one.sample(frame, was);
            two.sample(frame, is);
            for (int i = 0; i < before.nodeCount() * 16; i++) {
                assertThat(is.models()[i])
                        .as(name + " frame " + frame + " number " + i)
                        .isCloseTo(was.models()[i], within(2e-3f));
            }
        }
    }
}
