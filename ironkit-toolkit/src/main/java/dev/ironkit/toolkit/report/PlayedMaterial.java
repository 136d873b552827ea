package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.MsvcRandom;
import dev.ironkit.runtime.material.PhaseScratch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code play} shows of a material. */
public final class PlayedMaterial {

    /** Where the four numbers of a colour start among the sixteen of a row. */
    public static final int DIFFUSE = 0;

    public static final int AMBIENT = 4;
    public static final int SPECULAR = 8;
    public static final int EMISSIVE = 12;

    private static final int COLOURS = 16;
    private static final int FIRST_COLOUR_AT = 4;
    private static final int OPACITY = 7;

    /** Thousandths of a cycle. */
    static final float CYCLE = 1000f;

    private final Material material;
    private final int asked;
    private final boolean byFraction;
    private final MaterialPlayer player;

    public PlayedMaterial(Material material, int asked, boolean byFraction) {
        this.material = material;
        this.asked = asked;
        this.byFraction = byFraction;
        this.player = new MaterialPlayer(material, new MsvcRandom());
    }

    public int asked() {
        return asked;
    }

    public int block() {
        return player.block(asked);
    }

    public Optional<AnimationBlock> animation() {
        List<AnimationBlock> blocks = material.blocks();
        return blocks.isEmpty() ? Optional.empty() : Optional.of(blocks.get(block()));
    }

    /** The rows of all moments; none where the material has no phases. */
    public List<Row> rows(long first, long last, long stride, int start) {
        player.start(start);
        PhaseScratch out = new PhaseScratch();
        List<Row> rows = new ArrayList<>();
        for (long time = first; time <= last; time += stride) {
            boolean shown =
                    byFraction ? player.atFraction(asked, time / CYCLE, out) : player.atTime(asked, (int) time, out);
            if (!shown) {
                return List.of();
            }
            MaterialPhase phase = material.phase(out.phase());
            Optional<String> texture =
                    phase.hasTexture() ? Optional.of(phase.texture().display()) : Optional.empty();
            rows.add(row(time, player.startTime(), out, texture));
        }
        return rows;
    }

    /** What a material shows. */
    static Row row(long time, int startTime, PhaseScratch out, Optional<String> texture) {
        List<Float> colours = new ArrayList<>(COLOURS);
        for (int i = 0; i < COLOURS; i++) {
            colours.add(out.floatAt(FIRST_COLOUR_AT + i * Float.BYTES));
        }
        return new Row(
                time,
                Integer.toUnsignedLong(startTime),
                out.phase(),
                out.nextPhase(),
                out.alpha(),
                colours,
                out.power(),
                texture,
                out.cell());
    }

    /**
     * A moment.
     *
     * @param time in milliseconds, or in thousandths of the cycle
     * @param startTime when the animation counts as started from now on
     * @param phase the phase that is shown or left
     * @param nextPhase the phase that is approached
     * @param alpha how far on the way
     * @param colours diffuse, ambient, specular and emissive, four numbers each
     * @param power the exponent of the specular power
     * @param texture its texture
     * @param cell the page of the texture
     */
    public record Row(
            long time,
            long startTime,
            int phase,
            int nextPhase,
            float alpha,
            List<Float> colours,
            int power,
            Optional<String> texture,
            int cell) {

        public Row {
            colours = List.copyOf(colours);
        }

        public String shortAlpha() {
            return String.format(Locale.ROOT, "%.3f", alpha);
        }

        /** The opacity that reaches the device: the alpha of the ambient colour. */
        public String opacity() {
            return String.format(Locale.ROOT, "%.2f", colours.get(OPACITY));
        }

        /** Red, green and blue of a colour for people, held between 0 and 1. */
        public String hex(int from) {
            return String.format(Locale.ROOT, "#%02x%02x%02x", level(from), level(from + 1), level(from + 2));
        }

        private int level(int index) {
            return Math.round(Math.max(0, Math.min(1, colours.get(index))) * 255);
        }

        public void write(JsonWriter out) {
            out.inlineObject();
            fields(out);
            out.end();
        }

        void fields(JsonWriter out) {
            out.field("time", time)
                    .field("startTime", startTime)
                    .field("phase", phase)
                    .field("nextPhase", nextPhase);
            JsonFloats.field(out, "alpha", alpha);
            colour(out, "diffuse", DIFFUSE);
            colour(out, "ambient", AMBIENT);
            colour(out, "specular", SPECULAR);
            colour(out, "emissive", EMISSIVE);
            out.field("power", power).field("texture", texture.orElse(null)).field("cell", cell);
        }

        private void colour(JsonWriter out, String name, int from) {
            out.name(name).inlineArray();
            colours.subList(from, from + 4).forEach(value -> JsonFloats.value(out, value));
            out.end();
        }
    }
}
