package dev.ironkit.convert.obj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.testkit.Clause;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** OBJ files from wherever they come. */
class ObjReaderTest {

    private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

    private final Problems problems = Problems.audit();
    private final Map<String, String> beside = new TreeMap<>();

    private IncomingModel read(String text) {
        return read(ByteView.of(text.getBytes(StandardCharsets.UTF_8)), false);
    }

    private IncomingModel read(ByteView file, boolean engine) {
        ObjFiles files = path ->
                Optional.ofNullable(beside.get(path)).map(text -> ByteView.of(text.getBytes(StandardCharsets.UTF_8)));
        return ObjReader.read("shape", file, files, engine, problems);
    }

    private IncomingSurface surface(String text) {
        return read(text).nodes().get(0).surfaces().get(0);
    }

    @Test
    @Clause({"import.obj", "conv.10-axes"})
    void placesNormalsAndCoordinatesBecomeTheEngines() {
        IncomingSurface made = surface("v 1 2 3\nv 4 5 6\nv 7 8 10\nvt 0.25 0.75\nvn 0 1 0\nf 1/1/1 2/1/1 3/1/1\n");

        assertThat(made.positions()).containsExactly(1, -3, 2, 4, -6, 5, 7, -10, 8);
        assertThat(made.normals()).startsWith(0, -0f, 1);
        assertThat(made.uvs()).startsWith(0.25f, 0.25f);
        assertThat(made.indices()).containsExactly(0, 1, 2);
        assertThat(made.material()).isEqualTo(IncomingSurface.NONE);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    @Clause("conv.10-axes")
    void theAxesOfTheEngineStay() {
        ByteView file = ByteView.of("v 1 2 3\nv 4 5 6\nv 7 8 10\nf 1 2 3".getBytes(StandardCharsets.UTF_8));

        assertThat(read(file, true).nodes().get(0).surfaces().get(0).positions())
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 10);
    }

    @Test
    @Clause("import.obj")
    void facesOfMoreCornersBecomeTriangles() {
        assertThat(surface(SQUARE + "f 1 2 3 4\n").indices()).containsExactly(0, 1, 2, 0, 2, 3);
        assertThat(surface(SQUARE + "v -1 0.5 0\nf 5 1 2 3 4\n").indices()).containsExactly(0, 1, 2, 0, 2, 3, 0, 3, 4);
    }

    @Test
    @Clause("import.obj")
    void cornersAreCountedBackToo() {
        IncomingSurface made = surface(SQUARE + "vt 0 0\nvn 0 0 1\nf -4//-1 -3/-1/-1 -2/1\n");

        assertThat(made.positions()).containsExactly(0, -0f, 0, 1, -0f, 0, 1, -0f, 1);
        assertThat(made.hasNormals()).as("one corner has none").isFalse();
        assertThat(made.uvs()).containsExactly(0, 0, 0, 1, 0, 1);
    }

    @Test
    void cornersThatAreTheSameAreOneVertex() {
        IncomingSurface made = surface(SQUARE + "vt 0 0\nvt 1 1\nf 1/1 2/1 3/1\nf 1/1 3/1 4/1\nf 1/2 3/1 4/1\n");

        assertThat(made.vertexCount()).isEqualTo(5);
        assertThat(made.indices()).containsExactly(0, 1, 2, 0, 2, 3, 4, 2, 3);
    }

    @Test
    void manyVerticesAreToldApart() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            text.append("v ").append(i).append(" 0 0\n");
        }
        for (int i = 1; i <= 2998; i++) {
            text.append("f ")
                    .append(i)
                    .append(' ')
                    .append(i + 1)
                    .append(' ')
                    .append(i + 2)
                    .append('\n');
        }

        IncomingSurface made = surface(text.toString());

        assertThat(made.vertexCount()).isEqualTo(3000);
        for (int i = 0; i < 3000; i++) {
            assertThat(made.positions()[i * 3]).isEqualTo(i);
        }
        assertThat(made.indices()[2997 * 3 + 2]).isEqualTo(2999);
    }

    @Test
    @Clause("import.obj")
    void oddLinesAreRead() {
        IncomingModel made =
                read("\uFEFF# made elsewhere\r\n\r\n  v 0 0 0 1.0\r\nv 1 0 \\\r\n 0\r\nv\t+1e0 1.5E-1 0 0.5 0.5 0.5\r\n"
                        + "s off\r\nf 1 2 \\\n3\r# the end");

        assertThat(made.generator()).isEqualTo("made elsewhere");
        assertThat(made.nodes().get(0).name()).isEqualTo("shape");
        assertThat(made.nodes().get(0).surfaces().get(0).positions())
                .containsExactly(0, -0f, 0, 1, -0f, 0, 1, -0f, 0.15f);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    @Clause("import.obj")
    void unknownStatementsAreToldOnce() {
        read(SQUARE + "vp 1 2\nl 1 2\ncstype bezier\nf 1 2 3\n");

        assertThat(problems.all())
                .singleElement()
                .satisfies(found -> assertThat(found.message())
                        .isEqualTo("line 5: vp is not supported and ignored (3 such lines in total)"));
    }

    @Test
    @Clause("import.obj")
    void objectsBecomeNodesAndMaterialsSurfaces() {
        beside.put("a.mtl", "newmtl Red\nnewmtl Blue\n");
        IncomingModel made = read("mtllib a.mtl\n" + SQUARE
                + "o Left arm\nusemtl Red\nf 1 2 3\nusemtl Blue\nf 1 2 3\nusemtl Red\nf 1 3 4\no Right\nf 2 3 4\n");

        assertThat(made.nodes()).extracting(IncomingNode::name).containsExactly("Left arm", "Right");
        assertThat(made.nodes().get(0).surfaces()).hasSize(2);
        assertThat(made.nodes().get(0).surfaces().get(0).triangleCount()).isEqualTo(2);
        assertThat(made.nodes().get(1).surfaces().get(0).material()).isZero();
        assertThat(made.materials()).extracting(IncomingMaterial::name).containsExactly("Red", "Blue");
    }

    @Test
    @Clause("import.obj")
    void groupsBecomeNodesWhereThereAreNoObjects() {
        IncomingModel made = read(SQUARE + "g one\nf 1 2 3\ng two\nf 2 3 4\n");

        assertThat(made.nodes()).extracting(IncomingNode::name).containsExactly("one", "two");
    }

    @ParameterizedTest
    @CsvSource({"'o turret\ng turret|s1l2\n'", "'g turret|s1l2\n'", "'o turret|s1l2\n'"})
    @Clause("import.obj")
    void cellsOfOurOwnAreFound(String names) {
        IncomingModel made = read(SQUARE + names + "f 1 2 3\n");

        assertThat(made.nodes()).extracting(IncomingNode::name).containsExactly("turret", "turret|s1l2");
        assertThat(made.nodes().get(1).parent()).isZero();
    }

    @Test
    @Clause("import.mtl")
    void materialsSayColoursAndPictures() {
        beside.put("my lib.mtl", """
                # x
                newmtl Glass
                Kd 1 0.5 0
                Ka 1 1 1
                Ke 0 0 1
                Ks 0.5 0.5 0.5
                Ns 30
                Tr 0.25
                illum 2
                map_Kd -s 2 2 1 -o 0.5 0.25 -clamp on tex\\My Skin.png
                newmtl Plain
                Ks 0 0 0
                Kd spectral x.rfl
                """);
        beside.put("tex/My Skin.png", "png");

        IncomingModel made = read("mtllib my lib.mtl\n" + SQUARE + "usemtl Glass\nf 1 2 3\nusemtl Plain\nf 1 2 3\n");

        IncomingMaterial glass = made.materials().get(0);
        assertThat(glass.base().red()).isEqualTo(1);
        assertThat(glass.base().green()).isCloseTo(0.214, within(0.001));
        assertThat(glass.glow().blue()).isEqualTo(1);
        assertThat(glass.glow().red())
                .as("what others call ambient is no light")
                .isZero();
        assertThat(glass.shine()).isPresent();
        assertThat(glass.roughness()).isEqualTo(0.25);
        assertThat(glass.alpha()).isEqualTo(0.75);
        assertThat(glass.blend()).isEqualTo(Blend.BLEND);
        assertThat(glass.texture()).contains(new IncomingMaterial.TextureUse(0, 0, 0.5, -1.25, 2, 2));
        assertThat(made.pictures()).singleElement().satisfies(picture -> {
            assertThat(picture.name()).isEqualTo("My Skin");
            assertThat(picture.bytes()).isPresent();
        });
        assertThat(made.materials().get(1).shine()).isEmpty();
        assertThat(made.materials().get(1).blend()).isEqualTo(Blend.OPAQUE);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    @Clause("import.mtl")
    void librariesAndMaterialsThatAreNotThereAreTold() {
        beside.put("../up.mtl", "newmtl A\n");
        read("mtllib ../up.mtl C:/x.mtl\n" + SQUARE + "usemtl A\nf 1 2 3\nusemtl A\nf 1 2 3\n");

        assertThat(problems.all())
                .extracting(found -> found.code().id())
                .containsExactly("obj.library", "obj.library", "obj.material");
        assertThat(problems.all().get(0).message())
                .isEqualTo("line 1: ../up.mtl lies outside the folder of the file and is not read for security reasons;"
                        + " its materials are plain");
    }

    @Test
    void namesOfOldProgramsAreRead() {
        byte[] text = (SQUARE + "o Башня\nf 1 2 3\n").getBytes(Charset.forName("windows-1251"));

        assertThat(read(ByteView.of(text), false).nodes().get(0).name()).isEqualTo("Башня");
        assertThat(read(SQUARE + "o Башня\nf 1 2 3\n").nodes().get(0).name()).isEqualTo("Башня");
    }

    @ParameterizedTest
    @CsvSource({
        "obj.number, 'v 0 nan 0', line 1",
        "obj.number, 'v 0 1e99 0', 1e99",
        "obj.number, 'v 0 1', the end of the line",
        "obj.number, 'v 0 1.5x 0', 1.5x",
        "obj.number, 'v - 1 0', -",
        "obj.index, '\nf 1 2 3', line 2",
        "obj.index, 'v 0 0 0\nf 0 1 1', 0 is not a valid vertex",
        "obj.index, 'v 0 0 0\nf 1 1 99999999999999999999', line 2",
        "obj.index, 'v 0 0 0\nf 1/1 1 1', texture coordinate",
        "obj.index, 'v 0 0 0\nf 1//-1 1 1', normal",
        "obj.face, 'v 0 0 0\nf 1 1', 2 corners",
        "obj.number, 'v 0 0 0\nf a b c', a",
        "obj.no-faces, 'v 0 0 0', nothing to show",
        "obj.no-faces, '', nothing to show"
    })
    @Clause("import.obj")
    void faultsTellTheLine(String code, String text, String words) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        MalformedAssetException.class,
                        e -> assertThat(e.diagnostic().code().id()).isEqualTo(code))
                .hasMessageContaining(words);
    }

    @Test
    void numbersAreThoseThatTheirTextsSay() {
        Random random = new Random(5);
        StringBuilder text = new StringBuilder();
        float[] wanted = new float[3000];
        for (int i = 0; i < wanted.length; i += 3) {
            for (int axis = 0; axis < 3; axis++) {
                float value = Float.intBitsToFloat(random.nextInt());
                wanted[i + axis] = Float.isFinite(value) ? value : random.nextFloat() * 1000;
            }
            wanted[i] = i == 0 ? -0.0f : wanted[i];
            text.append("v ")
                    .append(wanted[i])
                    .append(' ')
                    .append(wanted[i + 1])
                    .append(' ')
                    .append(wanted[i + 2])
                    .append('\n');
            int vertex = i / 3 + 1;
            text.append("f ")
                    .append(vertex)
                    .append(' ')
                    .append(vertex)
                    .append(' ')
                    .append(vertex)
                    .append('\n');
        }

        float[] read = read(ByteView.of(text.toString().getBytes(StandardCharsets.UTF_8)), true)
                .nodes()
                .get(0)
                .surfaces()
                .get(0)
                .positions();

        assertThat(read).containsExactly(wanted);
    }

    @Test
    void brokenFilesDoNoHarm() {
        byte[] sound = (SQUARE + "vt 0 0\nvn 0 0 1\no x\ng y\nusemtl z\nf 1/1/1 2/1/1 -1/1/1 4\\\n/1/1\n")
                .getBytes(StandardCharsets.UTF_8);
        Random random = new Random(7);
        for (int run = 0; run < 3000; run++) {
            byte[] broken = sound.clone();
            for (int i = 0; i < 3; i++) {
                broken[random.nextInt(broken.length)] = (byte) " \\\n/-+.eE1#fv\r\0\u00FF".charAt(random.nextInt(16));
            }
            try {
                ObjReader.read("x", ByteView.of(broken), ObjFiles.NONE, false, Problems.audit());
            } catch (MalformedAssetException e) {
                assertThat(e.diagnostic().code()).isInstanceOf(ObjProblem.class);
            }
        }
    }
}
