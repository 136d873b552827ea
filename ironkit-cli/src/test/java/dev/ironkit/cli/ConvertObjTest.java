package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shape of a model, as a program reads it that knows OBJ alone. */
class ConvertObjTest {

    private static final int HULL = 0;

    @TempDir
    Path folder;

    private Model model;
    private String address;

    @BeforeEach
    void makeTheGame() throws IOException {
        for (DemoFile file : DemoGame.files()) {
            if (List.of("Material.lib", "Textures.lib", "robots.rlb").contains(file.name())) {
                Files.write(folder.resolve(file.name()), file.content().toByteArray());
            }
        }
        address = folder.resolve("robots.rlb") + "!/r_walker.msh";
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            model = MshFormat.MSH.decode(
                    workspace.locate(address, Problems.strict()).bytes().load(), Problems.strict());
        }
    }

    private List<String> lines(String word, String... options) throws IOException {
        Path file = folder.resolve("w.obj");
        Object[] args = new Object[options.length + 5];
        args[0] = "convert";
        args[1] = address;
        args[2] = "-o";
        args[3] = file;
        args[4] = "--force";
        System.arraycopy(options, 0, args, 5, options.length);
        CommandRun run = CommandRun.of(args);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(word + " "))
                .toList();
    }

    @Test
    @Clause({"conv.10-order", "conv.10-faces"})
    void writesAllVerticesInOrderAndTheFacesOfOneLevel() throws IOException {
        assertThat(lines("v")).hasSize(model.positions().count());
        assertThat(lines("vt")).hasSize(model.uvs().count());
        for (int level = 0; level < 2; level++) {
            for (int state = 0; state < 3; state++) {
                String[] options = {"--state", String.valueOf(state), "--level", String.valueOf(level)};
                String end = "|s" + state + "l" + level;
                assertThat(lines("f", options)).isNotEmpty().isEqualTo(faces(state, level));
                assertThat(lines("g", options)).isNotEmpty().allMatch(line -> line.endsWith(end));
            }
        }
        assertThat(lines("f")).isEqualTo(faces(0, 0));
    }

    private List<String> faces(int state, int level) {
        List<String> faces = new ArrayList<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            int slot = model.nodes().slot(node, state, level);
            int count = slot < model.slots().count() ? model.slots().batchCount(slot) : 0;
            for (int i = 0; i < count; i++) {
                int batch = model.slots().batchStart(slot) + i;
                for (int corner = 0; corner < model.batches().indexCount(batch); corner += 3) {
                    faces.add("f " + corner(batch, corner) + " " + corner(batch, corner + 1) + " "
                            + corner(batch, corner + 2));
                }
            }
        }
        return faces;
    }

    private String corner(int batch, int corner) {
        long vertex = model.batches().baseVertex(batch)
                + model.indices().index((int) model.batches().indexStart(batch) + corner)
                + 1;
        return vertex + "/" + vertex + "/" + vertex;
    }

    @Test
    @Clause("conv.10-axes")
    void countsRowsOfTexturesFromBelow() throws IOException {
        List<String> lines = lines("vt");
        for (int vertex = 0; vertex < lines.size(); vertex++) {
            String[] words = lines.get(vertex).split(" ", -1);
            assertThat(Float.parseFloat(words[1])).isEqualTo(model.uvs().u(vertex));
            assertThat(Float.parseFloat(words[2])).isEqualTo(1 - model.uvs().v(vertex));
        }
    }

    /** Normals turn with their nodes and are not moved. */
    @Test
    @Clause("conv.10-pose")
    void looksAsAtRunTime() throws IOException {
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.sample(12, pose);
        List<String> lines = lines("vn", "--frame", "12", "--axes", "engine");
        int node = lastNodeWithGeometry();
        int batch = model.slots().batchStart(model.nodes().slot(node, 0, 0));
        for (int i = 0; i < model.batches().indexCount(batch); i++) {
            int vertex = (int) (model.batches().baseVertex(batch)
                    + model.indices().index((int) model.batches().indexStart(batch) + i));
            assertDirection(lines.get(vertex), turned(pose, node, vertex));
        }
    }

    private float[] turned(PoseBuffer pose, int node, int vertex) {
        float[] normal = {
            model.normals().raw(vertex, 0) / 127f,
            model.normals().raw(vertex, 1) / 127f,
            model.normals().raw(vertex, 2) / 127f
        };
        float[] from = new float[3];
        float[] to = new float[3];
        int matrix = PoseBuffer.matrixAt(node);
        Matrices.transform(pose.models(), matrix, 0, 0, 0, from, 0);
        Matrices.transform(pose.models(), matrix, normal[0], normal[1], normal[2], to, 0);
        return new float[] {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    }

    private static void assertDirection(String line, float... wanted) {
        String[] words = line.split(" ", -1);
        double length = Math.hypot(Math.hypot(wanted[0], wanted[1]), wanted[2]);
        double[] told = {Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3])};
        double own = Math.hypot(Math.hypot(told[0], told[1]), told[2]);
        for (int axis = 0; axis < 3; axis++) {
            assertThat(told[axis] / own).as(line).isCloseTo(wanted[axis] / length, within(1e-4));
        }
    }

    @Test
    @Clause({"conv.10-pose", "conv.10-axes"})
    void standsAsAtRunTime() throws IOException {
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.sample(12, pose);
        int node = lastNodeWithGeometry();
        int batch = model.slots().batchStart(model.nodes().slot(node, 0, 0));
        int vertex = (int) (model.batches().baseVertex(batch)
                + model.indices().index((int) model.batches().indexStart(batch)));
        float[] place = new float[3];
        Matrices.transform(
                pose.models(),
                PoseBuffer.matrixAt(node),
                model.positions().x(vertex),
                model.positions().y(vertex),
                model.positions().z(vertex),
                place,
                0);
        assertPlace(lines("v", "--frame", "12", "--axes", "engine").get(vertex), place[0], place[1], place[2]);
        assertPlace(lines("v", "--frame", "12").get(vertex), place[0], place[2], -place[1]);
    }

    private int lastNodeWithGeometry() {
        for (int node = model.nodeCount() - 1; node > HULL; node--) {
            if (model.nodes().slot(node, 0, 0) < model.slots().count()) {
                return node;
            }
        }
        return HULL;
    }

    private static void assertPlace(String line, float x, float y, float z) {
        try (Scanner numbers = new Scanner(line.substring(2)).useLocale(Locale.ROOT)) {
            assertThat(numbers.nextFloat()).isCloseTo(x, within(1e-5f));
            assertThat(numbers.nextFloat()).isCloseTo(y, within(1e-5f));
            assertThat(numbers.nextFloat()).isCloseTo(z, within(1e-5f));
        }
    }

    @Test
    @Clause("conv.10-materials")
    void namesMaterialsAndTheirPictures() throws IOException {
        List<String> used = lines("usemtl");
        List<String> library = Files.readAllLines(folder.resolve("w.mtl"));
        assertThat(used).isNotEmpty().allMatch(line -> library.contains(line.replace("usemtl", "newmtl")));
        List<String> pictures = library.stream()
                .filter(line -> line.startsWith("map_Kd "))
                .map(line -> line.substring(7))
                .toList();
        assertThat(pictures).isNotEmpty().allMatch(name -> Files.exists(folder.resolve(name)));
        assertThat(lines("mtllib")).containsExactly("mtllib w.mtl");
    }

    @Test
    void tellsOfBatchesThatLeadOutOfTheModel() throws IOException {
        byte[] bytes = Files.readAllBytes(folder.resolve("robots.rlb"));
        ByteView stored = model.payload(MeshTable.BATCHES);
        // The first index of the first batch, far beyond the table.
        Arrays.fill(bytes, (int) stored.origin() + 10, (int) stored.origin() + 13, (byte) 0x7F);
        Files.write(folder.resolve("odd.rlb"), bytes);
        CommandRun run =
                CommandRun.of("convert", folder.resolve("odd.rlb") + "!/r_walker.msh", "-o", folder.resolve("odd.obj"));
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("msh.convert-batches");
    }

    @Test
    void refusesOptionsOfTheOtherKind() {
        assertThat(CommandRun.of("convert", address, "-o", folder.resolve("w.obj"), "--fps", "3")
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("convert", address, "-o", folder.resolve("w.glb"), "--frame", "3")
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("convert", address, "--to", "obj", "-o", "-").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    @Clause("conv.8-placeholder")
    void tellsWhatItCannotFind() throws IOException {
        Files.delete(folder.resolve("Textures.lib"));
        CommandRun run = CommandRun.of("convert", address, "-o", folder.resolve("w.obj"));
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("msh.convert-texture").contains("HULL01.0");
        Files.delete(folder.resolve("Material.lib"));
        assertThat(CommandRun.of("convert", address, "-o", folder.resolve("v.obj"))
                        .err())
                .contains("msh.convert-material");
    }
}
