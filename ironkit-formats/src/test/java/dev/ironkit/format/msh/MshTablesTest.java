package dev.ironkit.format.msh;

import static dev.ironkit.format.msh.MshSamples.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What stands where in each table. */
class MshTablesTest {

    @Test
    @Clause({
        "msh-core.5.1-record",
        "msh-core.5.1-flags",
        "msh-core.5.1-parent",
        "msh-core.5.1-map-start",
        "msh-core.5.1-fallback",
        "msh-core.5.1-matrix",
        "msh-core.5.1-no-slot",
        "msh-notes.6.2-groups",
        "msh-core.8.4-no-padding",
        "D2"
    })
    void aNodeHasFourWordsAndFifteenCells() {
        int[] cells = IntStream.range(100, 115).toArray();
        NodeTable nodes = read(ModelBytes.bare().node(0xFFFF, 0xFFFF, 0xFFFF, 7).node(0x8001, 0, 3, 9, cells))
                .nodes();

        assertThat(nodes.flags(1)).isEqualTo(0x8001);
        assertThat(nodes.parent(1)).isZero();
        assertThat(nodes.mapStart(1)).isEqualTo(3);
        assertThat(nodes.fallbackKey(1)).isEqualTo(9);
        for (int state = 0; state < NodeTable.STATES; state++) {
            for (int level = 0; level < NodeTable.LEVELS; level++) {
                assertThat(nodes.slot(1, state, level)).isEqualTo(100 + state * 5 + level);
                assertThat(nodes.slot(0, state, level)).isEqualTo(NodeTable.NONE);
            }
        }
        assertThat(nodes.parent(0)).isEqualTo(NodeTable.NONE);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> nodes.slot(0, 0, 5));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> nodes.slot(0, -1, 0));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> nodes.flags(2));
    }

    @Test
    @Clause({
        "msh-core.5.2-split",
        "msh-core.5.2.1-hull",
        "msh-core.5.2.1-sphere",
        "msh-core.5.2.1-axis",
        "msh-notes.5.4-slots",
        "D51"
    })
    void boundsLeadTheSlots() {
        Model model = read(ModelBytes.bare().header(-1, -2, -3, 5, 6, 7).slot(1, 2, 3, 4, 0, 0, 0, 1, 1, 1));
        ModelHeader header = model.header();

        assertThat(model.slots().count()).isEqualTo(1);
        assertThat(header.hull()).hasSize(8);
        assertThat(header.hull().get(0)).isEqualTo(new Point(-1, -2, -3));
        assertThat(header.hull().get(6)).isEqualTo(new Point(5, 6, 7));
        assertThat(header.sphereCenter()).isEqualTo(new Point(2, 2, 2));
        assertThat(header.sphereRadius()).isEqualTo((float) Math.sqrt(9 + 16 + 25));
        assertThat(header.axisLow()).isEqualTo(new Point(2, 2, -3));
        assertThat(header.axisHigh()).isEqualTo(new Point(2, 2, 7));
        assertThat(header.axisRadius()).isEqualTo(5);
    }

    @Test
    @Clause({"msh-core.5.2.2-ranges", "msh-core.5.2.2-bounds", "msh.5-tail-view"})
    void aSlotHasRangesBoxAndSphere() {
        SlotTable slots = read(ModelBytes.bare().slot(1, 2, 3, 0xFFFF, -1, -2, -3, 1, 2, 3))
                .slots();

        assertThat(slots.triStart(0)).isEqualTo(1);
        assertThat(slots.triCount(0)).isEqualTo(2);
        assertThat(slots.batchStart(0)).isEqualTo(3);
        assertThat(slots.batchCount(0)).isEqualTo(0xFFFF);
        assertThat(new Point(slots.minX(0), slots.minY(0), slots.minZ(0))).isEqualTo(new Point(-1, -2, -3));
        assertThat(new Point(slots.maxX(0), slots.maxY(0), slots.maxZ(0))).isEqualTo(new Point(1, 2, 3));
        assertThat(new Point(slots.sphereX(0), slots.sphereY(0), slots.sphereZ(0)))
                .isEqualTo(Point.ZERO);
        assertThat(slots.sphereRadius(0)).isEqualTo((float) Math.sqrt(14));
        assertThat(Float.intBitsToFloat(slots.unk30(0))).isEqualTo(8);
        assertThat(Float.intBitsToFloat(slots.unk34(0))).isEqualTo(48);
        assertThat(slots.unk38(0)).isZero();
    }

    @Test
    @Clause({"msh-core.5.3-position", "msh-core.5-little-endian"})
    void positionsAreThreeFloats() {
        PositionTable positions =
                read(ModelBytes.bare().vertex(1, 2, 3).vertex(4, 5, 6)).positions();
        float[] copied = new float[7];
        positions.copyTo(1, copied, 2, 1);

        assertThat(positions.x(1)).isEqualTo(4);
        assertThat(positions.y(1)).isEqualTo(5);
        assertThat(positions.z(1)).isEqualTo(6);
        assertThat(copied).containsExactly(0, 0, 4, 5, 6, 0, 0);
    }

    @Test
    @Clause({"msh-core.5.4-record", "msh-core.5.4-decode", "msh-core.5.4-fourth"})
    void normalsAreBytesThrough127() {
        NormalTable normals =
                read(ModelBytes.bare().payloadOf(4, 127, -128, 64, 0x5A)).normals();

        assertThat(normals.x(0)).isEqualTo(1);
        assertThat(normals.y(0)).isEqualTo(-1);
        assertThat(normals.z(0)).isEqualTo(64 / 127f);
        assertThat(normals.raw(0, 1)).isEqualTo((byte) -128);
        assertThat(normals.raw(0, 3)).isEqualTo((byte) 0x5A);
    }

    @Test
    @Clause({"msh-core.5.4-encode", "msh-core.5.5-encode", "D53"})
    void roundsHalvesToEvenAndStaysInside() {
        assertThat(NormalTable.encode(1)).isEqualTo((byte) 127);
        assertThat(NormalTable.encode(-1)).isEqualTo((byte) -127);
        assertThat(NormalTable.encode(-2)).isEqualTo((byte) -128);
        assertThat(NormalTable.encode(2)).isEqualTo((byte) 127);
        assertThat(UvTable.encode(0.5 / 1024)).isEqualTo((short) 0);
        assertThat(UvTable.encode(1.5 / 1024)).isEqualTo((short) 2);
        assertThat(UvTable.encode(1000)).isEqualTo(Short.MAX_VALUE);
        assertThat(UvTable.encode(-1000)).isEqualTo(Short.MIN_VALUE);
        assertThat(KeyTable.encode(-1)).isEqualTo((short) -32767);
        assertThat(KeyTable.encode(-2)).isEqualTo((short) -32767);
        assertThat(TriangleTable.encodeNormal(2)).isEqualTo((short) 32767);
        assertThat(TriangleTable.encodeNormal(0.5 / 32767)).isEqualTo((short) 0);
    }

    @Test
    @Clause({"msh-core.5.5-decode", "D14"})
    void coordinatesAreSignedWordsThrough1024() {
        UvTable uvs = read(ModelBytes.bare().payloadOf(5, 0xFF, 0xFF, 0, 8)).uvs();

        assertThat(uvs.rawU(0)).isEqualTo((short) -1);
        assertThat(uvs.u(0)).isEqualTo(-1 / 1024f);
        assertThat(uvs.v(0)).isEqualTo(2);
    }

    @Test
    @Clause("msh-core.5.6-index")
    void indicesAreWords() {
        IndexTable indices = read(ModelBytes.bare().indices(1, 0xFFFE, 3)).indices();
        int[] copied = new int[3];
        indices.copyTo(1, copied, 1, 2);

        assertThat(indices.index(1)).isEqualTo(0xFFFE);
        assertThat(copied).containsExactly(0, 0xFFFE, 3);
    }

    @Test
    @Clause({
        "msh-core.5.7-record",
        "msh-core.5.7-normal",
        "msh-core.5.7-selectors",
        "msh-core.5.7-none",
        "msh.8-junk",
        "D52"
    })
    void aTriangleHasNeighboursAndTheirEdges() {
        TriangleTable triangles = read(ModelBytes.bare().triangle(6, 1, 0xFFFF, 3, 32767, -32767, 5, 0xABED))
                .triangles();

        assertThat(triangles.flags(0)).isEqualTo(6);
        assertThat(triangles.link(0, 0)).isEqualTo(1);
        assertThat(triangles.link(0, 1)).isEqualTo(TriangleTable.NONE);
        assertThat(triangles.link(0, 2)).isEqualTo(3);
        assertThat(triangles.normalX(0)).isEqualTo(1);
        assertThat(triangles.normalY(0)).isEqualTo(-1);
        assertThat(triangles.normalZ(0)).isEqualTo(5 * (1 / 32767f));
        assertThat(triangles.twinEdge(0, 0)).isEqualTo(1);
        assertThat(triangles.twinEdge(0, 1)).isEqualTo(TriangleTable.NONE);
        assertThat(triangles.twinEdge(0, 2)).isEqualTo(2);
        assertThat(triangles.selPacked(0)).isEqualTo(0xABED);
        ByteSink written = ByteSink.inMemory();
        triangles.triangle(0).write(written);
        assertThat(written.toView()).isEqualTo(triangles.row(0));
    }

    @Test
    @Clause({"msh-core.5.8-record", "msh.6-unk6"})
    void aBatchHasEightFields() {
        BatchTable batches = read(ModelBytes.bare().batch(1, 2, 3, 4, 5, 0xFFFF_FFFEL, 7, 0x8000_0000L))
                .batches();

        assertThat(batches.flags(0)).isEqualTo(1);
        assertThat(batches.materialIndex(0)).isEqualTo(2);
        assertThat(batches.unk4(0)).isEqualTo(3);
        assertThat(batches.unk6(0)).isEqualTo(4);
        assertThat(batches.indexCount(0)).isEqualTo(5);
        assertThat(batches.indexStart(0)).isEqualTo(0xFFFF_FFFEL);
        assertThat(batches.unk14(0)).isEqualTo(7);
        assertThat(batches.baseVertex(0)).isEqualTo(0x8000_0000L);
    }

    @Test
    @Clause({"msh-animation.2.1-record", "msh-animation.2.1-decode", "msh.4.2-raw"})
    void aKeyHasPositionTimeAndFourRawWords() {
        KeyTable keys =
                read(ModelBytes.bare().key(1, 2, 3, 4.5f, -32768, 32767, 1, -2)).keys();

        assertThat(new Point(keys.x(0), keys.y(0), keys.z(0))).isEqualTo(new Point(1, 2, 3));
        assertThat(keys.time(0)).isEqualTo(4.5f);
        assertThat(keys.raw(0, 0)).isEqualTo((short) -32768);
        assertThat(keys.raw(0, 3)).isEqualTo((short) -2);
        assertThat(KeyTable.decode(keys.raw(0, 0))).isEqualTo(-1.0000305f);
        assertThat(KeyTable.decode(keys.raw(0, 1))).isEqualTo(1);
        assertThat(Float.floatToRawIntBits(KeyTable.decode((short) 1))).isEqualTo(0x38000100);
    }

    @Test
    @Clause({"msh-animation.2.2-words", "msh-animation.2.2-frame-count"})
    void theDirectorySaysHowManyFramesThereAre() {
        FrameMap map =
                read(ModelBytes.bare().frames(0xFFFF_FFFFL).words(5, 0xFFFF)).frameMap();

        assertThat(map.count()).isEqualTo(2);
        assertThat(map.word(1)).isEqualTo(0xFFFF);
        assertThat(map.frameCount()).isEqualTo(0xFFFF_FFFFL);
    }

    @Test
    @Clause({"msh-core.5.9-record", "msh-core.5.9-empty", "msh-core.5.9-node", "msh-notes.5.7-label-text"})
    void aLabelIsALengthAndAText() {
        NodeLabels labels = read(ModelBytes.bare()
                        .node(0, 0xFFFF, 0xFFFF, 0)
                        .node(0, 0, 0xFFFF, 0)
                        .node(0, 0, 0xFFFF, 0)
                        .label("")
                        .label("e_tur")
                        .append(10, 1, 0, 0, 0, 0x98, 0))
                .labels();

        assertThat(labels.count()).isEqualTo(3);
        assertThat(labels.label(0)).isEmpty();
        assertThat(labels.label(1)).contains("e_tur");
        assertThat(labels.label(2)).isPresent();
        assertThat(labels.text(2).u8(0)).isEqualTo(0x98);
    }

    @Test
    @Clause({"msh-core.5.10-res15", "msh-core.5.10-res16", "msh-core.5.10-res18"})
    void streamsAreRawBytesForEachVertex() {
        Model model = read(ModelBytes.bare()
                .payloadOf(15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
                .payloadOf(16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
                .payloadOf(18, 1, 2, 3, 4, 5, 6, 7, 8));

        assertThat(model.unnamed15().count()).isEqualTo(2);
        assertThat(model.unnamed15().u8(1, 7)).isEqualTo(16);
        assertThat(model.unnamed16().bits(1, 0)).isEqualTo(0x0C0B0A09);
        assertThat(model.unnamed16().bits(1, 4)).isEqualTo(0x100F0E0D);
        assertThat(model.lightmapOrColour().count()).isEqualTo(2);
        assertThat(model.lightmapOrColour().u16(1, 2)).isEqualTo(0x0807);
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> model.lightmapOrColour().u16(0, 3));
    }

    @Test
    @Clause({"msh.9-res17-layout", "msh.9-res17-place", "msh.9-res17-link"})
    void aPathGraphHasPlacesAndLinks() {
        PathGraph graph = read(MshSamples.lightmaps()).pathGraph();

        assertThat(graph.placeCount()).isEqualTo(2);
        assertThat(graph.linkCount()).isEqualTo(1);
        assertThat(graph.flags(0)).isEqualTo(5);
        assertThat(graph.node(1)).isZero();
        assertThat(graph.position(1)).isEqualTo(Point.ZERO);
        assertThat(graph.start(0)).isZero();
        assertThat(graph.end(0)).isEqualTo(1);
    }

    @Test
    @Clause({"msh.9-res20-view", "msh.9-res20-kept", "msh-core.5.10-res20", "D10"})
    void lightsAreShownOnlyWhereTheSizeFits() {
        LightTable two = read(MshSamples.lightmaps()).lights();
        Model odd = read(ModelBytes.bare().payload(20, new byte[50]).attrs(20, 1, 2, 3));

        assertThat(two.count()).isEqualTo(2);
        assertThat(two.node(1)).isEqualTo(1);
        assertThat(two.intensity(1)).isZero();
        assertThat(two.colour(1, 3)).isZero();
        assertThat(odd.lights().present()).isTrue();
        assertThat(odd.lights().count()).isZero();
        assertThat(odd.lights().payload().length()).isEqualTo(50);
        assertThat(odd.attributes(MeshTable.LIGHTS).attr3()).isEqualTo(3);
    }

    @Test
    void aTableKnowsItsNumber() {
        for (MeshTable table : MeshTable.values()) {
            assertThat(MeshTable.ofNumber(table.number())).contains(table);
        }
        assertThat(MeshTable.ofNumber(11)).isEmpty();
        assertThat(MeshTable.ofNumber(-1)).isEmpty();
        assertThat(MeshTable.ofNumber(21)).isEmpty();
        assertThat(MeshTable.BATCHES).hasToString("batches (Res13)");
    }

    @Test
    @Clause({"msh.3-flag-names", "msh.6-flag-names", "msh.8-flag-names"})
    void bitsWithNamesSayHowSureTheyAre() {
        assertThat(NamedFlag.in(NodeFlag.class, 0x0021)).containsExactly(NodeFlag.INTERIOR, NodeFlag.COCKPIT);
        assertThat(NamedFlag.unnamed(NodeFlag.class, 0x8021)).isEqualTo(0x8000);
        assertThat(NodeFlag.COCKPIT.evidence()).isEqualTo(Evidence.CODE_AND_DATA);
        assertThat(NodeFlag.NO_SHADOW.evidence().title()).isEqualTo("name only");
        assertThat(NamedFlag.in(BatchFlag.class, 0x2108))
                .containsExactly(BatchFlag.PORTAL, BatchFlag.TRANSLUCENT, BatchFlag.LIGHTMAPPED);
        assertThat(NamedFlag.in(TriangleFlag.class, 0x0024)).containsExactly(TriangleFlag.FOLIAGE, TriangleFlag.GLASS);
        assertThat(TriangleFlag.WALKABLE.title()).isEqualTo("walkable surface");
    }
}
