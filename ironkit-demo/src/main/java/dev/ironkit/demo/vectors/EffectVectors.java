package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.demo.effect.EffectShelf;
import dev.ironkit.demo.effect.NamedEffect;
import dev.ironkit.runtime.effect.CommandState;
import dev.ironkit.runtime.effect.Curve;
import dev.ironkit.runtime.effect.EffectInputs;
import dev.ironkit.runtime.effect.EffectInstance;
import dev.ironkit.runtime.effect.EffectManager;
import dev.ironkit.runtime.effect.EffectRandom;
import dev.ironkit.runtime.effect.SpriteState;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Effects over time: what time it is in them, which commands act, and how far sprites have come. */
public final class EffectVectors {

    private static final List<String> NAMES = List.of("FX_EXPLODE", "FX_BEACON", "FX_NIGHTLAMP", "FX_BOLT");
    private static final int[] TIMES = {0, 100, 250, 400, 800, 1200, 1600, 2000, 3700};
    private static final float[][] CURVES = {{0, 8, 0.25f, 1}, {0, 8, 0.25f, 0.5f}, {4, 12, 0.5f, 2}, {1, 0, 0.75f, 1}};

    private EffectVectors() {}

    /** {@return the effects as files} */
    public static Map<String, ByteView> inputs() {
        Map<String, ByteView> files = new TreeMap<>();
        chosen().forEach(effect -> files.put(file(effect.name()), effect.bytes()));
        return files;
    }

    private static List<NamedEffect> chosen() {
        return EffectShelf.all().stream()
                .filter(effect -> NAMES.contains(effect.name()))
                .toList();
    }

    private static String file(String name) {
        return "inputs/" + name.toLowerCase(Locale.ROOT) + ".fxid";
    }

    /** {@return what they do} */
    public static ByteView effects() {
        return VectorJson.document("effects over time in ms, started at 0, updated at each of the times", out -> {
            out.name("curves").array();
            for (float[] curve : CURVES) {
                out.inlineObject();
                VectorJson.floats(out, "lowHighProgressExponent", curve, 0, 4);
                VectorJson.one(out, "value", Curve.between(curve[0], curve[1], curve[2], curve[3]));
                out.end();
            }
            out.end();
            out.name("effects").array();
            chosen().forEach(effect -> effect(out, effect));
            out.end();
        });
    }

    private static void effect(JsonWriter out, NamedEffect named) {
        EffectInstance instance = new EffectManager(new EffectRandom(1)).create(named.effect(), 0);
        EffectInputs inputs = new EffectInputs() {};
        out.object().field("file", file(named.name()));
        out.name("opcodes").inlineArray();
        named.effect().commands().forEach(command -> out.value(command.opcode().number()));
        out.end();
        out.name("moments").array();
        for (int time : TIMES) {
            instance.update(time, inputs);
            out.object().field("time", time);
            VectorJson.one(out, "t", instance.t());
            out.name("commands").array();
            if (!instance.isDeleted()) {
                instance.commands().forEach(state -> command(out, state));
            }
            out.end().end();
        }
        out.end().end();
    }

    private static void command(JsonWriter out, CommandState state) {
        out.inlineObject().field("command", state.index()).field("active", state.isActive());
        if (state.isActive()) {
            VectorJson.one(out, "progress", state.progress());
        }
        if (state.isActive() && state instanceof SpriteState sprite) {
            VectorJson.one(out, "fade", sprite.fade());
            VectorJson.one(out, "materialFraction", sprite.fraction());
            VectorJson.floats(out, "size", new float[] {sprite.size(0), sprite.size(1), sprite.size(2)}, 0, 3);
        }
        out.end();
    }
}
