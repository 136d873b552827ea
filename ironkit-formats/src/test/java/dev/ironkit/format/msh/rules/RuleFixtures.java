package dev.ironkit.format.msh.rules;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.testkit.ModelBytes;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** For each rule the smallest change to a sound model that breaks it, and what is said then. */
final class RuleFixtures {

    private static final int NONE = 0xFFFF;

    private RuleFixtures() {}

    /**
     * A broken model.
     *
     * @param code the rule it breaks
     * @param image its bytes
     * @param part what the address says behind that of the model
     * @param field the field named
     * @param offset the first byte named
     * @param length how many
     * @param message what is said
     * @param also ids of the other rules that are broken with it
     */
    record Fixture(
            ProblemCode code,
            ByteView image,
            String part,
            String field,
            int offset,
            int length,
            String message,
            Set<String> also) {

        /** All ids that are to be reported. */
        Set<String> ids() {
            Set<String> ids = new TreeSet<>(also);
            ids.add(code.id());
            return ids;
        }

        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    static Stream<Fixture> all() {
        return Stream.of(tables(), motion(), shapes()).flatMap(each -> each);
    }

    static Stream<Fixture> tables() {
        return Stream.of(
                attribute(
                        ModelProblem.ATTRIBUTES,
                        quad().attr(2, 1, 7),
                        "entries[1].attr1",
                        2,
                        1,
                        "attr1 of slots (Res2) is 7; it should be 1"),
                attribute(
                        ModelProblem.USUAL_ATTRIBUTES,
                        quad().attr(10, 3, 5),
                        "entries[12].attr3",
                        10,
                        3,
                        "attr3 of labels (Res10) is 5; every known model has 0 there"),
                unknownTable(),
                fixture(
                        ModelProblem.CELL_SLOT,
                        quad().word(1, 20, 1),
                        "?node=@0",
                        "nodes[0].slot6",
                        1,
                        20,
                        2,
                        "node 0 refers to slot 1 in state 1, level 1; the model has 1"),
                fixture(
                        ModelProblem.SLOT_BATCHES,
                        quad().word(2, 146, 2),
                        "?node=@0&state=0&level=0",
                        "slots[0].batchStart",
                        2,
                        144,
                        4,
                        "slot 0 refers to 2 batches starting at 0; the model has 1"),
                fixture(
                        ModelProblem.SLOT_TRIANGLES,
                        levels().word(2, 140 + 2 * 68 + 2, 3),
                        "?node=@0&state=1&level=0",
                        "slots[2].triStart",
                        2,
                        276,
                        4,
                        "slot 2 refers to 3 triangles starting at 4; the model has 6",
                        ShapeProblem.SLOT_RANGE),
                fixture(
                        ModelProblem.BATCH_INDICES,
                        quad().word(13, 8, 9),
                        "?batch=0",
                        "batches[0].indexStart",
                        13,
                        8,
                        6,
                        "batch 0 refers to 9 indices starting at 0; the model has 6",
                        ShapeProblem.SLOT_RANGE),
                fixture(
                        ModelProblem.BATCH_INDICES,
                        animated().number(13, 30, 0xFFFF_FFFF),
                        "?batch=1",
                        "batches[1].indexStart",
                        13,
                        28,
                        6,
                        "batch 1 refers to 6 indices starting at 4294967295; the model has 12",
                        ShapeProblem.TILING,
                        ShapeProblem.SLOT_RANGE,
                        ShapeProblem.VERTEX_UNREACHED),
                fixture(
                        ModelProblem.BATCH_VERTICES,
                        quad().number(13, 16, 1),
                        "?batch=0",
                        "batches[0].baseVertex",
                        13,
                        16,
                        4,
                        "batch 0 refers to vertices up to 4; the model has 4",
                        ShapeProblem.VERTEX_UNREACHED),
                fixture(
                        ModelProblem.BATCH_VERTICES,
                        quad().number(13, 16, 0xFFFF_FFFF),
                        "?batch=0",
                        "batches[0].baseVertex",
                        13,
                        16,
                        4,
                        "batch 0 refers to vertices up to 4294967298; the model has 4",
                        ShapeProblem.VERTEX_UNREACHED),
                fixture(
                        ModelProblem.LINK_TRIANGLE,
                        quad().word(7, 2, 2),
                        "?batch=0",
                        "triangles[0].link0",
                        7,
                        2,
                        2,
                        "link 0 of triangle 0 points to triangle 2; the model has 2 triangles (1 in total)"),
                fixture(
                        ModelProblem.PARENT,
                        animated().word(1, 40, 9),
                        "?node=@1",
                        "nodes[1].parent",
                        1,
                        40,
                        2,
                        "node 1 has parent 9; the model has 2"),
                fixture(
                        ModelProblem.PARENT_CYCLE,
                        animated().word(1, 2, 1),
                        "?node=@0",
                        "nodes[0].parent",
                        1,
                        2,
                        2,
                        "node 0 is its own ancestor, through 1, 0"),
                fixture(
                        ModelProblem.PARENT_CYCLE,
                        animated().word(1, 2, 0),
                        "?node=@0",
                        "nodes[0].parent",
                        1,
                        2,
                        2,
                        "node 0 is its own ancestor, through 0"),
                fixture(
                        ModelProblem.PARENT_ORDER,
                        moving().word(1, 40, 2).word(1, 78, 0),
                        "?node=@1",
                        "nodes[1].parent",
                        1,
                        40,
                        2,
                        "node 1 has parent 2, which comes later"),
                fixture(
                        ModelProblem.NAME_NUL,
                        of(ModelBytes.quad().payload(9, "0123456789abcdef0123456789abcdef".getBytes(US_ASCII))),
                        "?node=@0",
                        "nodeNames[0]",
                        9,
                        0,
                        32,
                        "the name of node 0 fills all 32 bytes"),
                fixture(
                        ModelProblem.ROOM_NODE,
                        quad().word(13, 6, 5),
                        "?batch=0",
                        "batches[0].unk6",
                        13,
                        6,
                        2,
                        "batch 0 opens to node 5; the model has 1"),
                fixture(
                        ModelProblem.PATH_REF,
                        lightmaps().number(17, 16, 4),
                        "",
                        "pathGraph.places[0].node",
                        17,
                        16,
                        4,
                        "the path graph refers to node 4; the model has 1 (1 in total)"),
                fixture(
                        ModelProblem.PATH_REF,
                        lightmaps().number(17, 44, 2),
                        "",
                        "pathGraph.links[0].end",
                        17,
                        44,
                        4,
                        "the path graph refers to place 2; the model has 2 (1 in total)"),
                fixture(
                        ModelProblem.LIGHT_NODE,
                        lightmaps().number(20, 48, 3),
                        "",
                        "lights[1].node",
                        20,
                        48,
                        4,
                        "light 1 refers to node 3; the model has 1"));
    }

    static Stream<Fixture> motion() {
        return Stream.of(
                fixture(
                        MotionProblem.KEY_LIMIT,
                        quad().word(8, 16, -32768),
                        "",
                        "keys[0].raw0",
                        8,
                        16,
                        2,
                        "a component of the rotation of key 0 is -32768 (1 in total)"),
                fixture(
                        MotionProblem.FALLBACK_KEY,
                        quad().word(1, 6, 1),
                        "?node=@0",
                        "nodes[0].fallbackKey",
                        1,
                        6,
                        2,
                        "the last key of node 0 is 1; the model has 1"),
                fixture(
                        MotionProblem.MAP_RANGE,
                        animated().word(1, 42, 1),
                        "?node=@1",
                        "nodes[1].mapStart",
                        1,
                        42,
                        2,
                        "the frames of node 1 use words 1 to 4; the frame map has 4"),
                fixture(
                        MotionProblem.MAP_RANGE,
                        animated().attr(19, 2, 0xFFFF_FFFF),
                        "?node=@1",
                        "nodes[1].mapStart",
                        1,
                        42,
                        2,
                        "the frames of node 1 use words 0 to 4294967294; the frame map has 4",
                        MotionProblem.FRAME_COUNT),
                fixture(
                        MotionProblem.MAP_KEY,
                        animated().word(1, 44, 9),
                        "?node=@1&frame=3",
                        "frameMap[3]",
                        19,
                        6,
                        2,
                        "the word of node 1 for frame 3 points to key 2, which has no successor among the 3 keys (1 in total)",
                        MotionProblem.FALLBACK_KEY,
                        MotionProblem.FRAME_COUNT),
                fixture(
                        MotionProblem.MAP_ABOVE,
                        animated().word(19, 6, 3),
                        "?node=@1&frame=3",
                        "frameMap[3]",
                        19,
                        6,
                        2,
                        "the word of node 1 for frame 3 is 3, above its last key 2 (1 in total)"),
                fixture(
                        MotionProblem.MAP_WORD,
                        animated().word(19, 2, 2),
                        "?node=@1&frame=1",
                        "frameMap[1]",
                        19,
                        2,
                        2,
                        "the word of node 1 for frame 1 is 2; its keys give 1 (1 in total)"),
                fixture(
                        MotionProblem.MAP_BLOCKS,
                        swappedMaps(),
                        "?node=@1",
                        "nodes[1].mapStart",
                        1,
                        42,
                        2,
                        "the words of node 1 start at 8; the previous ones end at 4"),
                fixture(
                        MotionProblem.MAP_REST,
                        of(ModelBytes.animated().words(2)),
                        "",
                        "frameMap[4]",
                        19,
                        8,
                        2,
                        "the words of the frame map from word 4 on belong to no node (1 in total)"),
                fixture(
                        MotionProblem.KEY_ORDER,
                        animated().real(8, 60, 0),
                        "?node=@1",
                        "keys[2].time",
                        8,
                        60,
                        4,
                        "key 2 of node 1 is at 0.0, not later than the previous key at 0.0 (1 in total)",
                        MotionProblem.FRAME_COUNT),
                fixture(
                        MotionProblem.KEY_ORDER,
                        moving().real(8, 132, Float.NaN),
                        "?node=@2",
                        "keys[5].time",
                        8,
                        132,
                        4,
                        "key 5 of node 2 is at NaN, not later than the previous key at 0.0 (2 in total)",
                        ShapeProblem.NON_FINITE),
                fixture(
                        MotionProblem.KEY_COUNT,
                        of(oneKey()),
                        "?node=@0",
                        "nodes[0].fallbackKey",
                        1,
                        6,
                        2,
                        "node 0 has words in the frame map, but its number of keys is 1"),
                attribute(
                        MotionProblem.NO_FRAMES,
                        quad().attr(19, 2, 0),
                        "entries[10].attr2",
                        19,
                        2,
                        "the frame map has 0 frames",
                        MotionProblem.FRAME_COUNT),
                attribute(
                        MotionProblem.FRAME_COUNT,
                        quad().attr(19, 2, 2),
                        "entries[10].attr2",
                        19,
                        2,
                        "the model has 2 frames; the keys end at 0.0, which gives 1.0"),
                fixture(
                        MotionProblem.TRACK_ORDER,
                        levels().word(1, 44, 0),
                        "?node=@1",
                        "nodes[1].fallbackKey",
                        1,
                        44,
                        2,
                        "the last key of node 1 is 0, but an earlier node ends with key 0"),
                fixture(
                        MotionProblem.TRACK_START,
                        quad().real(8, 12, 1).attr(19, 2, 2),
                        "?node=@0",
                        "keys[0].time",
                        8,
                        12,
                        4,
                        "the first key of node 0, key 0, is at time 1.0"),
                fixture(
                        MotionProblem.TRACK_STATIC,
                        of(ModelBytes.quad().key(0, 0, 0, 1, 32767, 0, 0, 0).frames(2))
                                .word(1, 6, 1),
                        "?node=@0",
                        "nodes[0].fallbackKey",
                        1,
                        6,
                        2,
                        "node 0 does not move but has 2 keys"),
                fixture(
                        MotionProblem.KEY_TIMES,
                        moving().real(8, 132, 1.5f),
                        "",
                        "keys[5].time",
                        8,
                        132,
                        4,
                        "key 5 is at 1.5 (1 in total)"),
                fixture(
                        MotionProblem.KEY_ZERO,
                        quad().word(8, 16, 0),
                        "",
                        "keys[0].raw0",
                        8,
                        16,
                        8,
                        "the rotation of key 0 is all zeros (1 in total)"),
                fixture(
                        MotionProblem.KEY_UNIT,
                        quad().word(8, 16, 16384),
                        "",
                        "keys[0].raw0",
                        8,
                        16,
                        8,
                        "the rotation of key 0 has length 0.5000 (1 in total)"));
    }

    static Stream<Fixture> shapes() {
        return Stream.of(
                fixture(
                        ShapeProblem.SLOT_SPHERE,
                        quad().real(2, 140 + 44, 1),
                        "?node=@0&state=0&level=0",
                        "slots[0].sphereCenter",
                        2,
                        140 + 32,
                        16,
                        "the sphere of slot 0 has radius 1.0, but a vertex lies 1.414 from its centre (1 in total)"),
                fixture(
                        ShapeProblem.SLOT_SPHERE,
                        levels().real(2, 140 + 44, 0).real(2, 140 + 68 + 44, -2),
                        "?node=@0&state=0&level=0",
                        "slots[0].sphereCenter",
                        2,
                        140 + 32,
                        16,
                        "the sphere of slot 0 has radius 0.0, but a vertex lies 1.414 from its centre (2 in total)"),
                fixture(
                        ShapeProblem.SLOT_SPHERE,
                        quad().real(2, 140 + 32, 5),
                        "?node=@0&state=0&level=0",
                        "slots[0].sphereCenter",
                        2,
                        140 + 32,
                        16,
                        "the sphere of slot 0 has radius 1.4142135, but a vertex lies 5.099 from its centre (1 in total)"),
                fixture(
                        ShapeProblem.NORMAL_LENGTH,
                        quad().word(6, 4, 1).word(7, 12, 16384),
                        "?batch=0",
                        "triangles[0].normalX",
                        7,
                        8,
                        6,
                        "the normal of triangle 0 has length 0.500 (1 in total)"),
                fixture(
                        ShapeProblem.NORMAL,
                        quad().word(7, 12, 0),
                        "?batch=0",
                        "triangles[0].normalX",
                        7,
                        8,
                        6,
                        "the normal of triangle 0 is (0.000, 0.000, 0.000); its corners give (0.000, 0.000, 1.000) (1 in total)"),
                fixture(
                        ShapeProblem.SELF_LINK,
                        quad().word(7, 2, 0).word(7, 14, 0x000C),
                        "?batch=0",
                        "triangles[0].link0",
                        7,
                        2,
                        2,
                        "link 0 of triangle 0 points back to the triangle itself (1 in total)"),
                fixture(
                        ShapeProblem.VERTEX_NORMAL,
                        quad().word(4, 2, 0).word(4, 6, 64),
                        "",
                        "normals[0].x",
                        4,
                        0,
                        3,
                        "the normal of vertex 0 has length 0.000 (2 in total)"),
                fixture(
                        ShapeProblem.UNKNOWN_FLAGS,
                        animated().word(1, 38, 0x1002),
                        "",
                        "nodes[1].flags",
                        1,
                        38,
                        2,
                        "1 of nodes (Res1) have flags of unknown meaning, 0x1002 in all; the first is 1 with 0x1002"),
                fixture(
                        ShapeProblem.UNKNOWN_FLAGS,
                        animated().word(13, 0, 0x8001).word(13, 20, 0x0400),
                        "",
                        "batches[0].flags",
                        13,
                        0,
                        2,
                        "2 of batches (Res13) have flags of unknown meaning, 0x8400 in all; the first is 0 with 0x8000"),
                fixture(
                        ShapeProblem.UNKNOWN_FLAGS,
                        quad().word(7, 16, 0x0040),
                        "",
                        "triangles[1].flags",
                        7,
                        16,
                        2,
                        "1 of triangles (Res7) have flags of unknown meaning, 0x0040 in all; the first is 1 with 0x0040"),
                fixture(
                        ShapeProblem.VERTEX_COUNT,
                        of(ModelBytes.quad().payload(4, new byte[] {0, 0, 127, 0, 0, 127, 0, 0, 127, 0, 0, 0})),
                        "",
                        "normals",
                        4,
                        0,
                        12,
                        "normals (Res4) has 3 records for 4 vertices"),
                fixture(
                        ShapeProblem.VERTEX_COUNT,
                        of(ModelBytes.quad().payload(5, new byte[20])),
                        "",
                        "uvs",
                        5,
                        0,
                        20,
                        "uvs (Res5) has 5 records for 4 vertices"),
                fixture(
                        ShapeProblem.VERTEX_COUNT,
                        of(ModelBytes.quad().payload(15, new byte[24])),
                        "",
                        "unnamed15",
                        15,
                        0,
                        24,
                        "unnamed15 (Res15) has 3 records for 4 vertices"),
                fixture(
                        ShapeProblem.VERTEX_COUNT,
                        of(CleanModels.lightmaps().payload(18, new byte[12])),
                        "",
                        "lightmapOrColour",
                        18,
                        0,
                        12,
                        "lightmapOrColour (Res18) has 3 records for 4 vertices"),
                fixture(
                        ShapeProblem.TRIANGLE_COUNT,
                        of(ModelBytes.quad().triangle(0, NONE, NONE, NONE, 0, 0, 32767, 0x3F)),
                        "",
                        "triangles",
                        7,
                        0,
                        48,
                        "3 triangle records for 2 triangles"),
                fixture(
                        ShapeProblem.BATCH_VERTEX_COUNT,
                        quad().word(13, 14, 5),
                        "?batch=0",
                        "batches[0].unk14",
                        13,
                        14,
                        2,
                        "batch 0 says 5 vertices; its indices give 4"),
                fixture(
                        ShapeProblem.BATCH_REST,
                        of(ModelBytes.quad().indices(0)).word(13, 8, 7),
                        "?batch=0",
                        "batches[0].indexCount",
                        13,
                        8,
                        2,
                        "batch 0 has 7 indices, 1 more than a whole number of triangles",
                        ShapeProblem.SLOT_RANGE),
                fixture(
                        ShapeProblem.TILING,
                        animated().number(13, 10, 6),
                        "?batch=0",
                        "batches[0].indexStart",
                        13,
                        10,
                        4,
                        "the indices of batch 0 start at 6; the previous ones end at 0",
                        ShapeProblem.SLOT_RANGE),
                fixture(
                        ShapeProblem.TILING,
                        animated().number(13, 30, 3),
                        "?batch=1",
                        "batches[1].indexStart",
                        13,
                        30,
                        4,
                        "the indices of batch 1 start at 3; the previous ones end at 6",
                        ShapeProblem.SLOT_RANGE,
                        ShapeProblem.TILING_REST),
                fixture(
                        ShapeProblem.TILING_REST,
                        of(ModelBytes.quad().indices(0, 1, 2)),
                        "",
                        "indices[6]",
                        6,
                        12,
                        2,
                        "the batches end at index 6; the model has 9",
                        ShapeProblem.TRIANGLE_COUNT),
                fixture(
                        ShapeProblem.SLOT_RANGE,
                        quad().word(2, 142, 1),
                        "?node=@0&state=0&level=0",
                        "slots[0].triStart",
                        2,
                        140,
                        4,
                        "slot 0 has 1 triangles starting at 0; its batches have 2 starting at 0"),
                fixture(
                        ShapeProblem.SLOT_BOX,
                        quad().real(2, 160, 3),
                        "?node=@0&state=0&level=0",
                        "slots[0].aabbMin",
                        2,
                        148,
                        24,
                        "the box of slot 0 is (0.0, 0.0, 0.0) to (3.0, 2.0, 0.0); its vertices give (0.0, 0.0, 0.0) to (2.0, 2.0, 0.0)"),
                fixture(
                        ShapeProblem.SLOT_VOLUME,
                        quad().real(2, 192, 1),
                        "?node=@0&state=0&level=0",
                        "slots[0].unk34",
                        2,
                        192,
                        4,
                        "slot 0 says its volume is 1.0; its box has 0.00000"),
                fixture(
                        ShapeProblem.NORMAL,
                        animated().word(7, 40, 32767).word(7, 44, 0),
                        "?batch=1",
                        "triangles[2].normalX",
                        7,
                        40,
                        6,
                        "the normal of triangle 2 is (1.000, 0.000, 0.000); its corners give (0.000, 0.000, 1.000) (1 in total)"),
                fixture(
                        ShapeProblem.TWIN,
                        quad().word(7, 14, 0x1F),
                        "?batch=0",
                        "triangles[0].link2",
                        7,
                        6,
                        2,
                        "link 2 of triangle 0 points to edge 1 of triangle 1, which does not point back (2 in total)"),
                fixture(
                        ShapeProblem.TWIN,
                        quad().word(7, 18, 0xFFFF),
                        "?batch=0",
                        "triangles[0].link2",
                        7,
                        6,
                        2,
                        "link 2 of triangle 0 points to edge 0 of triangle 1, which does not point back (1 in total)"),
                fixture(
                        ShapeProblem.TWIN,
                        quad().word(7, 14, 0x3F),
                        "?batch=0",
                        "triangles[0].link2",
                        7,
                        6,
                        2,
                        "link 2 of triangle 0 points to edge none of triangle 1, which does not point back (2 in total)"),
                fixture(
                        ShapeProblem.LIGHTMAP_FLAG,
                        quad().word(13, 0, 0x2000),
                        "?batch=0",
                        "batches[0].flags",
                        13,
                        0,
                        2,
                        "batch 0 has flags 0x2000 and lightmap row none"),
                fixture(
                        ShapeProblem.LIGHTMAP_FLAG,
                        quad().word(13, 4, 0x0100),
                        "?batch=0",
                        "batches[0].flags",
                        13,
                        0,
                        2,
                        "batch 0 has flags 0x0000 and lightmap row 1"),
                fixture(
                        ShapeProblem.LIGHTMAP_STREAM,
                        quad().word(13, 0, 0x2000).word(13, 4, 0x0100),
                        "?batch=0",
                        "batches[0].unk4",
                        13,
                        4,
                        2,
                        "batch 0 has lightmap row 1, but the model has no lightmap coordinates (Res18)"),
                fixture(
                        ShapeProblem.VERTEX_SHARED,
                        levels().word(1, 46, 1),
                        "",
                        "positions[4]",
                        3,
                        48,
                        12,
                        "vertex 4 belongs to nodes 0 and 1 (4 in total)"),
                fixture(
                        ShapeProblem.VERTEX_UNREACHED,
                        of(ModelBytes.quad().vertex(1, 1, 0)),
                        "",
                        "positions[4]",
                        3,
                        48,
                        12,
                        "vertex 4 belongs to no batch (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(3, 4, Float.NaN),
                        "",
                        "positions[0].y",
                        3,
                        4,
                        4,
                        "a number in positions (Res3) is NaN (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(2, 4, Float.NEGATIVE_INFINITY),
                        "",
                        "bounds",
                        2,
                        4,
                        4,
                        "a number in slots (Res2) is -Infinity (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(2, 172, Float.NaN),
                        "",
                        "slots[0]",
                        2,
                        172,
                        4,
                        "a number in slots (Res2) is NaN (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(8, 4, Float.POSITIVE_INFINITY),
                        "",
                        "keys[0]",
                        8,
                        4,
                        4,
                        "a number in keys (Res8) is Infinity (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(17, 20, Float.NaN),
                        "",
                        "pathGraph.places[1]",
                        17,
                        20,
                        4,
                        "a number in pathGraph (Res17) is NaN (1 in total)"),
                fixture(
                        ShapeProblem.NON_FINITE,
                        lightmaps().real(20, 92, Float.NaN),
                        "",
                        "lights[1]",
                        20,
                        92,
                        4,
                        "a number in lights (Res20) is NaN (1 in total)"));
    }

    private static ImagePatch quad() {
        return of(ModelBytes.quad());
    }

    private static ImagePatch animated() {
        return of(ModelBytes.animated());
    }

    private static ImagePatch moving() {
        return of(CleanModels.moving());
    }

    private static ImagePatch lightmaps() {
        return of(CleanModels.lightmaps());
    }

    private static ImagePatch levels() {
        return of(CleanModels.levels());
    }

    private static ImagePatch of(ModelBytes model) {
        return ImagePatch.of(model);
    }

    /** The words of the second and the third node, each in the place of the other's. */
    private static ImagePatch swappedMaps() {
        ImagePatch patch = moving().word(1, 42, 8).word(1, 80, 4);
        int[] words = {4, 4, 5, 6, 2, 3, 3, 3};
        for (int i = 0; i < words.length; i++) {
            patch.word(19, 8 + i * 2, words[i]);
        }
        return patch;
    }

    private static ModelBytes oneKey() {
        ModelBytes model = ModelBytes.empty().header(0, 0, 0, 2, 2, 0).frames(1).words(0);
        model.node(0, NONE, 0, 0, 0).nodeName("a").label("");
        return model.key(0, 0, 0, 0, 32767, 0, 0, 0).square(0);
    }

    /** Normals of a type that no model has, beside those it needs. */
    private static Fixture unknownTable() {
        ImagePatch patch = quad().type(9, 99);
        return new Fixture(
                ModelProblem.UNKNOWN_TABLE,
                ByteView.of(patch.bytes()),
                "",
                "entries[11].type",
                patch.record(99),
                4,
                "table 11 has type 99, which no known model has (1 in total)",
                Set.of());
    }

    private static Fixture fixture(
            ProblemCode code,
            ImagePatch patch,
            String part,
            String field,
            int type,
            int at,
            int length,
            String message,
            ProblemCode... also) {
        return new Fixture(
                code, ByteView.of(patch.bytes()), part, field, patch.table(type) + at, length, message, ids(also));
    }

    private static Fixture attribute(
            ProblemCode code,
            ImagePatch patch,
            String field,
            int type,
            int attribute,
            String message,
            ProblemCode... also) {
        int offset = patch.attribute(type, attribute);
        return new Fixture(code, ByteView.of(patch.bytes()), "", field, offset, 4, message, ids(also));
    }

    private static Set<String> ids(ProblemCode... codes) {
        Set<String> ids = new TreeSet<>();
        for (ProblemCode code : codes) {
            ids.add(code.id());
        }
        return ids;
    }
}
