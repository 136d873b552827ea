package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.demo.material.MaterialRecipe;
import dev.ironkit.demo.material.MaterialShelf;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.MsvcRandom;
import dev.ironkit.runtime.material.PhaseScratch;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What materials show over time. */
public final class PhaseVectors {

    private static final List<String> NAMES = List.of(
            "WATER_M", "ENV_LAVA", "BEACON", "SMOKE", "EXPL4", "INSIGNIA", "TUBE_LAMP", "SHIELD", "SHADOW", "STEEL");
    private static final long[][] TIMES = {
        {0, 0, 0},
        {0, 0, 50},
        {0, 0, 199},
        {0, 0, 200},
        {0, 0, 750},
        {0, 0, 900},
        {0, 0, 1650},
        {0, 0, 1800},
        {0, 0, 12345},
        {1, 0, 400},
        {7, 0, 400},
        {9, 0, 400},
        {0, 60, 10},
        {0, 4294967290L, 100}
    };
    private static final float[] FRACTIONS = {0, 0.25f, 0.5f, 0.999f, 1, -0.5f, 1.5f};
    private static final int COLOURS_AT = 4;
    private static final int RANDOMS = 64;

    private PhaseVectors() {}

    /** {@return the materials as files} */
    public static Map<String, ByteView> inputs() {
        Map<String, ByteView> files = new TreeMap<>();
        chosen().forEach(recipe -> files.put(file(recipe.name()), recipe.bytes()));
        return files;
    }

    private static List<MaterialRecipe> chosen() {
        return MaterialShelf.recipes().stream()
                .filter(recipe -> NAMES.contains(recipe.name()))
                .toList();
    }

    private static String file(String name) {
        return "inputs/" + name.toLowerCase(Locale.ROOT) + ".mat0";
    }

    /** {@return what they show} */
    public static ByteView phases() {
        return VectorJson.document("materials at a time in ms, and at a fraction of their cycle", out -> {
            out.name("random").inlineArray();
            MsvcRandom random = new MsvcRandom();
            for (int i = 0; i < RANDOMS; i++) {
                out.value(random.next());
            }
            out.end();
            out.name("materials").array();
            chosen().forEach(recipe -> material(out, recipe));
            out.end();
        });
    }

    private static void material(JsonWriter out, MaterialRecipe recipe) {
        Material material = recipe.material();
        out.object()
                .field("file", file(recipe.name()))
                .field("attr1", material.flags().bits())
                .field("attr2", material.version());
        // Each starts with the generator as it was seeded: what random materials draw is told by the list above.
        MaterialPlayer player = new MaterialPlayer(material, new MsvcRandom());
        out.name("times").array();
        for (long[] time : TIMES) {
            PhaseScratch scratch = new PhaseScratch();
            player.start((int) time[1]);
            player.atTime((int) time[0], (int) time[2], scratch);
            out.inlineObject().field("block", time[0]).field("start", time[1]).field("time", time[2]);
            row(out, material, scratch);
            out.field("startAfter", Integer.toUnsignedLong(player.startTime())).end();
        }
        out.end().name("fractions").array();
        for (float fraction : FRACTIONS) {
            PhaseScratch scratch = new PhaseScratch();
            player.atFraction(0, fraction, scratch);
            out.inlineObject().field("block", 0);
            VectorJson.one(out, "fraction", fraction);
            row(out, material, scratch);
            out.end();
        }
        out.end().end();
    }

    private static void row(JsonWriter out, Material material, PhaseScratch scratch) {
        float[] colours = new float[16];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = scratch.floatAt(COLOURS_AT + i * Float.BYTES);
        }
        MaterialPhase phase = material.phase(scratch.phase());
        out.field("phase", scratch.phase()).field("nextPhase", scratch.nextPhase());
        VectorJson.one(out, "alpha", scratch.alpha());
        VectorJson.floats(out, "diffuseAmbientSpecularEmissive", colours, 0, colours.length);
        out.field("power", scratch.power())
                .field("texture", phase.hasTexture() ? phase.texture().toString() : null)
                .field("cell", scratch.cell());
    }
}
