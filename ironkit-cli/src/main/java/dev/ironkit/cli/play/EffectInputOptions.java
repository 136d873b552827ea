package dev.ironkit.cli.play;

import dev.ironkit.cli.command.CommonOptions;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.runtime.effect.EffectInputs;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.report.PlayedEffect;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleSupplier;
import picocli.CommandLine.Option;

/** What an effect that is played finds in its world: each value stays as it is, or goes from one number to another. */
final class EffectInputOptions {

    private static final String RANGE = "V|A..B";

    /** A state that has all its bits about; small seeds start with small numbers. */
    private static final int USUAL_SEED = 0xDEADBEEF;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Effects: the seed of random numbers. Default: 3735928559.")
    String seed;

    @Option(
            names = "--value",
            paramLabel = RANGE,
            description = "Effects: the time value for mode 0; from A at the first moment to B at the last.")
    String value;

    @Option(
            names = "--node",
            paramLabel = RANGE,
            description = "Effects: the animation value of the node, for modes 4, 16 and 17.")
    String node;

    @Option(
            names = "--speed",
            paramLabel = RANGE,
            description = "Effects: the owner's speed as a fraction of its top speed, for modes 5 to 8 and 15.")
    String speed;

    @Option(
            names = "--spin",
            paramLabel = RANGE,
            description = "Effects: the owner's spin as a fraction of its top spin, for modes 9 to 12 and 15.")
    String spin;

    @Option(
            names = "--attach",
            paramLabel = RANGE,
            description = "Effects: the value of the attach point, for mode 13.")
    String attach;

    @Option(
            names = "--life",
            paramLabel = RANGE,
            description = "Effects: the owner's remaining hit points, for mode 14.")
    String life;

    @Option(
            names = "--target",
            paramLabel = "X,Y,Z",
            description = "Effects: the target point, where some bolts start; the effect itself is at 0,0,0.")
    String target;

    @Option(names = "--hold", description = "Effects: set the manager bit that holds some effects at 0.")
    boolean hold;

    /** What the effect asked the world for, by the options that say it. */
    private final Set<String> asked = new TreeSet<>();

    /** Those that an effect was asked to take and never asked for, once it was played. */
    List<String> idle(Effect effect) {
        boolean manual = effect.header().timeMode().equals(Optional.of(TimeMode.MANUAL));
        Map<String, String> given = new LinkedHashMap<>();
        given.put("--value", manual ? null : value);
        given.put("--node", node);
        given.put("--speed", speed);
        given.put("--spin", spin);
        given.put("--attach", attach);
        given.put("--life", life);
        given.put("--target", target);
        return given.entrySet().stream()
                .filter(one -> one.getValue() != null && !asked.contains(one.getKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    int seedNumber() {
        return CommonOptions.number("--seed", seed, USUAL_SEED);
    }

    PlayedEffect.Ramp manual() {
        return ramp("--value", value, 0);
    }

    /**
     * The world of an effect.
     *
     * @param way tells how far from the first moment to the last it is, 0 to 1
     */
    EffectInputs world(DoubleSupplier way) {
        PlayedEffect.Ramp nodeValue = ramp("--node", node, 0);
        PlayedEffect.Ramp speedPart = ramp("--speed", speed, 0);
        PlayedEffect.Ramp spinPart = ramp("--spin", spin, 0);
        PlayedEffect.Ramp attachValue = ramp("--attach", attach, 1);
        PlayedEffect.Ramp lifeLeft = ramp("--life", life, 1);
        List<Float> point = point();
        return new EffectInputs() {
            @Override
            public float target(int axis) {
                asked.add("--target");
                return point.get(axis);
            }

            @Override
            public float nodeValue() {
                asked.add("--node");
                return nodeValue.at((float) way.getAsDouble());
            }

            @Override
            public float velocity(int axis) {
                asked.add("--speed");
                return speedPart.at((float) way.getAsDouble());
            }

            @Override
            public float spin(int axis) {
                asked.add("--spin");
                return spinPart.at((float) way.getAsDouble());
            }

            @Override
            public float attachValue() {
                asked.add("--attach");
                return attachValue.at((float) way.getAsDouble());
            }

            @Override
            public float life() {
                asked.add("--life");
                return lifeLeft.at((float) way.getAsDouble());
            }
        };
    }

    private List<Float> point() {
        String[] parts = target == null ? new String[] {"0", "0", "0"} : target.split(",", -1);
        if (parts.length != 3) {
            throw new UsageException("--target takes three numbers such as 0,10,0, not " + target);
        }
        return Arrays.stream(parts).map(part -> number("--target", part)).toList();
    }

    private static PlayedEffect.Ramp ramp(String option, String text, float otherwise) {
        if (text == null) {
            return new PlayedEffect.Ramp(otherwise, otherwise);
        }
        int dots = text.indexOf("..");
        float from = number(option, dots < 0 ? text : text.substring(0, dots));
        return new PlayedEffect.Ramp(from, dots < 0 ? from : number(option, text.substring(dots + 2)));
    }

    private static float number(String option, String text) {
        if (!text.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)")) {
            throw new UsageException(option + " takes a number, or two as in 0..1, not " + text);
        }
        return Float.parseFloat(text);
    }
}
