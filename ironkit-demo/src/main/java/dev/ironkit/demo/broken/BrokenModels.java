package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.model.OddModel;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about models the smallest change that breaks it. */
final class BrokenModels {

    private static final int NODES = 1;
    private static final int SLOTS = 2;
    private static final int POSITIONS = 3;
    private static final int NORMALS = 4;
    private static final int INDICES = 6;
    private static final int TRIANGLES = 7;
    private static final int KEYS = 8;
    private static final int NAMES = 9;
    private static final int LABELS = 10;
    private static final int BATCHES = 13;
    private static final int PATHS = 17;
    private static final int MAP = 19;
    private static final int LIGHTS = 20;
    private static final int HEADER = 140;
    private static final int SLOT = 68;

    private BrokenModels() {}

    static Map<String, ByteView> all() {
        Map<String, ByteView> models = new TreeMap<>();
        tables(models);
        references(models);
        motion(models);
        shapes(models);
        return models;
    }

    private static Damage square() {
        return Damage.to(SoundModels.square());
    }

    private static Damage animated() {
        return Damage.to(SoundModels.animated());
    }

    private static Damage moving() {
        return Damage.to(SoundModels.moving());
    }

    private static Damage levels() {
        return Damage.to(SoundModels.levels());
    }

    private static Damage lit() {
        return Damage.to(SoundModels.lit());
    }

    private static ByteView zeros(int count) {
        return ByteSink.inMemory().zeros(count).toView();
    }

    private static void tables(Map<String, ByteView> models) {
        ByteView square = SoundModels.square();
        // What these say they are they are not: a model without indices, a landscape, no archive at all.
        models.put("msh.missing-stream", SoundModels.without(square, INDICES));
        models.put("msh.landscape", SoundModels.landscape(square));
        models.put("nres.magic", square().i32(0, 0).done());
        models.put("msh.duplicate-type", SoundModels.twice(square, NORMALS));
        models.put("msh.stride", SoundModels.longer(square, POSITIONS, (byte) 1));
        models.put("msh.header-size", SoundModels.with(square, SLOTS, zeros(100)));
        models.put("msh.label-count", SoundModels.with(square, LABELS, zeros(2)));
        models.put("msh.label-tail", SoundModels.longer(square, LABELS, new byte[4]));
        ByteView labels = SoundModels.content(SoundModels.animated(), LABELS);
        models.put(
                "msh.label-nul",
                animated().word(LABELS, labels.length() - 2, 0x7878).done());
        models.put("msh.name-size", SoundModels.with(square, NAMES, zeros(16)));
        models.put(
                "msh.stride-24-count",
                Damage.to(OddModel.bytes("old")).attr(NODES, 1, 2).done());
        models.put("msh.path-size", lit().attr(PATHS, 1, 3).done());
        models.put("msh.light-size", SoundModels.withLights(50));
        models.put("msh.attributes", square().attr(SLOTS, 1, 7).done());
        models.put("msh.usual-attributes", square().attr(LABELS, 3, 5).done());
        models.put("msh.unknown-table", square().type(NAMES, 99).done());
    }

    private static void references(Map<String, ByteView> models) {
        models.put("msh.cell-slot", square().word(NODES, 20, 1).done());
        models.put("msh.slot-batches", square().word(SLOTS, HEADER + 6, 2).done());
        models.put(
                "msh.slot-triangles",
                levels().word(SLOTS, HEADER + 2 * SLOT + 2, 3).done());
        models.put("msh.batch-indices", square().word(BATCHES, 8, 9).done());
        models.put("msh.batch-vertices", square().number(BATCHES, 16, 1).done());
        models.put("msh.link-triangle", square().word(TRIANGLES, 2, 2).done());
        models.put("msh.parent", animated().word(NODES, 40, 9).done());
        models.put("msh.parent-cycle", animated().word(NODES, 2, 1).done());
        models.put(
                "msh.parent-order",
                moving().word(NODES, 40, 2).word(NODES, 78, 0).done());
        ByteView longName = ByteView.of("0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.US_ASCII));
        models.put("msh.name-nul", SoundModels.with(SoundModels.square(), NAMES, longName));
        models.put("msh.room-node", square().word(BATCHES, 6, 5).done());
        models.put("msh.path-ref", lit().number(PATHS, 44, 2).done());
        models.put("msh.light-node", lit().number(LIGHTS, 48, 3).done());
    }

    private static void motion(Map<String, ByteView> models) {
        models.put("msh.fallback-key", square().word(NODES, 6, 1).done());
        models.put("msh.map-range", animated().word(NODES, 42, 1).done());
        models.put("msh.map-key", animated().word(NODES, 44, 9).done());
        models.put("msh.map-above", animated().word(MAP, 6, 3).done());
        models.put("msh.map-word", animated().word(MAP, 2, 2).done());
        models.put("msh.map-blocks", swappedMaps());
        models.put("msh.map-rest", SoundModels.longer(SoundModels.animated(), MAP, (byte) 2, (byte) 0));
        models.put("msh.key-order", animated().real(KEYS, 60, 0).done());
        models.put("msh.key-count", oneKey());
        models.put("msh.no-frames", square().attr(MAP, 2, 0).done());
        models.put("msh.frame-count", square().attr(MAP, 2, 2).done());
        models.put("msh.track-order", levels().word(NODES, 44, 0).done());
        models.put("msh.track-start", square().real(KEYS, 12, 1).attr(MAP, 2, 2).done());
        models.put("msh.track-static", twoKeys());
        models.put("msh.key-times", moving().real(KEYS, 132, 1.5f).done());
        models.put("msh.key-zero", square().word(KEYS, 16, 0).done());
        models.put("msh.key-unit", square().word(KEYS, 16, 16384).done());
        models.put("msh.key-limit", square().word(KEYS, 16, -32768).done());
    }

    /** The words of the second and the third node, each in the place of the other's. */
    private static ByteView swappedMaps() {
        Damage damage = moving().word(NODES, 42, 8).word(NODES, 80, 4);
        int[] words = {4, 4, 5, 6, 2, 3, 3, 3};
        for (int i = 0; i < words.length; i++) {
            damage.word(MAP, 8 + i * 2, words[i]);
        }
        return damage.done();
    }

    /** A node with a word in the frame map and one key only. */
    private static ByteView oneKey() {
        ByteView mapped = SoundModels.longer(SoundModels.square(), MAP, (byte) 0, (byte) 0);
        return Damage.to(mapped).word(NODES, 4, 0).attr(MAP, 1, 1).done();
    }

    /** A node that does not move and has two keys. */
    private static ByteView twoKeys() {
        ByteView key = SoundModels.content(SoundModels.square(), KEYS);
        ByteView longer = SoundModels.longer(SoundModels.square(), KEYS, key.toByteArray());
        return Damage.to(longer)
                .word(NODES, 6, 1)
                .attr(KEYS, 1, 2)
                .real(KEYS, 36, 1)
                .attr(MAP, 2, 2)
                .done();
    }

    private static void shapes(Map<String, ByteView> models) {
        ByteView square = SoundModels.square();
        models.put("msh.vertex-count", SoundModels.with(square, NORMALS, zeros(12)));
        byte[] third = {0, 0, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, 0x7F, 0x3F, 0};
        models.put("msh.triangle-count", SoundModels.longer(square, TRIANGLES, third));
        models.put("msh.batch-vertex-count", square().word(BATCHES, 14, 5).done());
        ByteView seven = SoundModels.longer(square, INDICES, (byte) 0, (byte) 0);
        models.put("msh.batch-rest", Damage.to(seven).word(BATCHES, 8, 7).done());
        models.put("msh.batch-tiling", animated().number(BATCHES, 10, 6).done());
        models.put("msh.batch-tiling-rest", SoundModels.longer(square, INDICES, new byte[] {0, 0, 1, 0, 2, 0}));
        models.put("msh.slot-range", square().word(SLOTS, HEADER + 2, 1).done());
        models.put("msh.slot-box", square().real(SLOTS, HEADER + 20, 3).done());
        models.put("msh.slot-sphere", square().real(SLOTS, HEADER + 44, -1).done());
        models.put("msh.slot-volume", square().real(SLOTS, HEADER + 52, 1).done());
        models.put(
                "msh.triangle-normal",
                animated().word(TRIANGLES, 40, 32767).word(TRIANGLES, 44, 0).done());
        models.put(
                "msh.triangle-normal-length",
                square().word(INDICES, 4, 1).word(TRIANGLES, 12, 16384).done());
        models.put(
                "msh.self-link",
                square().word(TRIANGLES, 2, 0).word(TRIANGLES, 14, 0x000C).done());
        models.put("msh.vertex-normal", square().word(NORMALS, 2, 0).done());
        models.put("msh.unknown-flags", square().word(BATCHES, 0, 0x8000).done());
        models.put("msh.twin", square().word(TRIANGLES, 14, 0x1F).done());
        models.put("msh.lightmap-flag", square().word(BATCHES, 0, 0x2000).done());
        models.put(
                "msh.lightmap-stream",
                square().word(BATCHES, 0, 0x2000).word(BATCHES, 4, 0x0100).done());
        models.put("msh.vertex-shared", levels().word(NODES, 46, 1).done());
        models.put("msh.vertex-unreached", unreached());
        models.put("msh.non-finite", lit().real(POSITIONS, 4, Float.NaN).done());
        models.put("msh.outside-box", smallBox());
        models.put("msh.header-sphere", square().real(SLOTS, 108, 0).done());
        models.put("msh.header-cylinder", square().real(SLOTS, 132, -2).done());
    }

    /** One vertex more than any batch uses. */
    private static ByteView unreached() {
        ByteView positions = SoundModels.longer(SoundModels.square(), POSITIONS, new byte[12]);
        ByteView normals = SoundModels.longer(positions, NORMALS, new byte[] {0, 0, 127, 0});
        ByteView uvs = SoundModels.longer(normals, 5, new byte[4]);
        return SoundModels.longer(uvs, 15, new byte[8]);
    }

    /** A box around the model that is half as long as the model. */
    private static ByteView smallBox() {
        Damage damage = square();
        for (int corner : new int[] {1, 2, 5, 6}) {
            damage.real(SLOTS, corner * 12, 1);
        }
        return damage.done();
    }
}
