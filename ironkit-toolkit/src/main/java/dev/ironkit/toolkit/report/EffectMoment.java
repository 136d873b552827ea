package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.toolkit.input.AssetPart;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What {@code play} shows of an effect at a moment.
 *
 * @param time in milliseconds
 * @param t effect time
 * @param commands those that do something
 */
public record EffectMoment(long time, float t, List<Shown> commands) {

    /** Numbers that have no fraction. */
    private static final List<String> COUNTS = List.of("particles", "sprites");

    public EffectMoment {
        commands = List.copyOf(commands);
    }

    /**
     * A command that does something.
     *
     * @param index its number
     * @param command the command
     * @param progress how far its window has gone
     * @param numbers what it came to, one number or several by name
     * @param event what it just did; empty where it is only there
     */
    public record Shown(
            int index, EffectCommand command, float progress, Map<String, List<Float>> numbers, String event) {

        public String name() {
            return command.opcode().name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        void write(JsonWriter out) {
            out.inlineObject()
                    .field("index", index)
                    .field("opcode", command.opcode().number())
                    .field("name", command.opcode().name())
                    .field("overlay", command.overlay());
            JsonFloats.field(out, "progress", progress);
            numbers.forEach((name, values) -> {
                out.name(name);
                if (COUNTS.contains(name)) {
                    out.value((long) (float) values.get(0));
                } else if (values.size() == 1) {
                    JsonFloats.value(out, values.get(0));
                } else {
                    out.inlineArray();
                    values.forEach(value -> JsonFloats.value(out, value));
                    out.end();
                }
            });
            if (!event.isEmpty()) {
                out.field("event", event);
            }
            out.end();
        }
    }

    /** The same moment with nothing but a part of the effect. */
    public EffectMoment only(AssetPart part) {
        return new EffectMoment(
                time,
                t,
                commands.stream()
                        .filter(shown -> part.main().path().equals("commands[" + shown.index() + "]"))
                        .toList());
    }

    public void write(JsonWriter out) {
        out.object().field("time", time);
        JsonFloats.field(out, "t", t);
        out.name("commands").array();
        commands.forEach(shown -> shown.write(out));
        out.end().end();
    }
}
