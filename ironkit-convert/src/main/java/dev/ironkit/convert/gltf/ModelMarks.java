package dev.ironkit.convert.gltf;

import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.Decimals;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.reading.Table18Use;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Where a file came from and how it was made, as it stands on the root nodes and scenes ({@code extras.ironkit_model}).
 *
 * <p>Texts and whole numbers alone, because that is what comes back through other programs.
 */
public final class ModelMarks {

    /** The name of the block among extras. */
    public static final String NAME = "ironkit_model";

    /** What kind of block it is, with its version. */
    public static final String SCHEMA = "ironkit.msh.model/1";

    /** The most frames in a second and the most times larger that a file can say; the least is one part of that. */
    public static final float MOST = 1e6f;

    private static final String CELLS = "cells";
    private static final String ONLY_STATE = "onlyState";
    private static final String ONLY_LEVEL = "onlyLevel";
    private static final String ROWS = "batchMaterial";
    private static final String TABLE_18 = "res18";
    private static final String ROTATIONS = "quatOrder";

    private ModelMarks() {}

    /**
     * {@return the block of a model: texts and integers}
     *
     * @param address where the model came from
     * @param sha256 of the model
     * @param options how it is written
     * @param cells what of it is written
     * @param reading how it was read, as far as somebody chose
     */
    public static Map<String, Object> block(
            String address, String sha256, GltfOptions options, WrittenCells cells, ReadingOptions reading) {
        Map<String, Object> block = JsonTree.object("s", SCHEMA);
        block.put("source", address);
        block.put("sha256", sha256);
        block.put("tool", options.generator());
        block.put("profile", options.profile().id());
        block.put("axes", "gltf");
        block.put("fps", number(options.framesPerSecond()));
        block.put("state", cells.state());
        block.put("level", cells.level());
        if (!options.choosesAll()) {
            block.put(CELLS, StateLevels.of(cells.all()).words());
        }
        options.state().ifPresent(state -> block.put(ONLY_STATE, state));
        options.level().ifPresent(level -> block.put(ONLY_LEVEL, level));
        block.put("phases", options.phases().id());
        options.phase().ifPresent(phase -> block.put("phase", phase));
        block.put("rig", options.rig().id());
        if (options.cutout()) {
            block.put("cutout", 1);
        }
        if (options.scale() != 1) {
            block.put("scale", number(options.scale()));
        }
        if (!options.clips().isEmpty()) {
            block.put("clips", GltfClip.text(options.clips()));
        }
        reading.rows().ifPresent(rows -> block.put(ROWS, rows.id()));
        reading.table18().ifPresent(use -> block.put(TABLE_18, use.id()));
        reading.rotations().ifPresent(order -> block.put(ROTATIONS, order.id()));
        return block;
    }

    /** {@return how the model of a file was read, as far as somebody chose} */
    public static ReadingOptions reading(Marks marks) {
        return new ReadingOptions(
                find(List.of(BatchReading.values()), BatchReading::id, marks, ROWS),
                find(List.of(Table18Use.values()), Table18Use::id, marks, TABLE_18),
                find(List.of(RotationOrder.values()), RotationOrder::id, marks, ROTATIONS),
                false);
    }

    private static Object number(float value) {
        boolean whole = value == (int) value && value < Integer.MAX_VALUE;
        return whole ? (Object) (int) value : Decimals.of(value);
    }

    /**
     * {@return how a file was made, so that it can be made again}
     *
     * @param marks what stands on the file; nothing comes of marks that are none of a model
     * @param generator what makes it now
     */
    public static Optional<GltfOptions> options(Marks marks, String generator) {
        Optional<GltfProfile> profile = find(
                List.of(GltfProfile.VIEW, GltfProfile.EDIT, GltfProfile.ARCHIVE), GltfProfile::id, marks, "profile");
        if (profile.isEmpty() || !marks.schema().equals(Optional.of(SCHEMA))) {
            return Optional.empty();
        }
        return Optional.of(new GltfOptions(
                profile.get(),
                within(marks.number(ONLY_STATE), NodeTable.STATES),
                within(marks.number(ONLY_LEVEL), NodeTable.LEVELS),
                positive(marks, "fps", GltfOptions.FRAMES_PER_SECOND),
                find(List.of(GltfPhases.NONE, GltfPhases.FIRST, GltfPhases.VARIANTS), GltfPhases::id, marks, "phases")
                        .orElse(GltfPhases.ANIMATE),
                marks.number("phase"),
                find(List.of(GltfRig.ARMATURE), GltfRig::id, marks, "rig").orElse(GltfRig.NODES),
                marks.text("clips").map(GltfClip::list).orElse(List.of()),
                marks.number("cutout").orElse(0) != 0,
                positive(marks, "scale", 1),
                generator));
    }

    /** {@return the states and levels that were written to a file; none where it does not say, which one with all of them does not} */
    public static StateLevels cells(Marks marks) {
        return StateLevels.ofWords(marks.text(CELLS).orElse(""));
    }

    private static OptionalInt within(OptionalInt value, int count) {
        return value.isPresent() && value.getAsInt() >= 0 && value.getAsInt() < count ? value : OptionalInt.empty();
    }

    private static float positive(Marks marks, String name, float otherwise) {
        float value;
        try {
            value = marks.number(name).isPresent()
                    ? marks.number(name).getAsInt()
                    : Float.parseFloat(marks.text(name).orElse(""));
        } catch (NumberFormatException e) {
            return otherwise;
        }
        return value >= 1 / MOST && value <= MOST ? value : otherwise;
    }

    private static <T> Optional<T> find(List<T> known, Function<T, String> id, Marks marks, String name) {
        return marks.text(name)
                .flatMap(word ->
                        known.stream().filter(one -> id.apply(one).equals(word)).findFirst());
    }
}
