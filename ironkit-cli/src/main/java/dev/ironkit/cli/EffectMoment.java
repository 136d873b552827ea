package dev.ironkit.cli;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.toolkit.report.JsonFloats;
import java.util.LinkedHashMap;
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
record EffectMoment(long time, float t, List<Shown> commands) {

    /** Numbers that have no fraction. */
    private static final List<String> COUNTS = List.of("particles", "sprites");

    EffectMoment {
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
    record Shown(int index, EffectCommand command, float progress, Map<String, List<Float>> numbers, String event) {

        String name() {
            return command.opcode().name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Numbers of a name for people, once where all are the same. */
        String text(String name) {
            List<Float> values = numbers.getOrDefault(name, List.of());
            if (values.isEmpty()) {
                return "-";
            }
            List<String> texts = values.stream().map(Shown::text).toList();
            boolean same = texts.stream().distinct().count() == 1;
            return same ? texts.get(0) : String.join(" ", texts);
        }

        /** At most two digits behind the point, and no zeros at the end. */
        static String text(float value) {
            String text = String.format(Locale.ROOT, "%.2f", value);
            String stripped = text.replaceFirst("\\.?0+$", "");
            return stripped.equals("-0") ? "0" : stripped;
        }

        /** What has no column of its own. */
        String rest() {
            Map<String, String> rest = new LinkedHashMap<>();
            for (String name : numbers.keySet()) {
                if (!List.of("fade", "position", "size", "direction", "phase").contains(name)) {
                    rest.put(name, text(name));
                }
            }
            StringBuilder out = new StringBuilder(event);
            rest.forEach((name, value) -> out.append(out.length() == 0 ? "" : ", ")
                    .append(name)
                    .append(' ')
                    .append(value));
            return out.length() == 0 ? "-" : out.toString();
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
    EffectMoment only(AssetPart part) {
        return new EffectMoment(
                time,
                t,
                commands.stream()
                        .filter(shown -> part.main().path().equals("commands[" + shown.index() + "]"))
                        .toList());
    }

    void addTo(Table table) {
        String moment = String.format(Locale.ROOT, "%.3f", t);
        if (commands.isEmpty()) {
            table.row(time, moment, "-", "-", "-", "-", "-", "-", "-");
        }
        for (Shown shown : commands) {
            table.row(
                    time,
                    moment,
                    shown.index(),
                    shown.name(),
                    String.format(Locale.ROOT, "%.2f", shown.progress()),
                    shown.text("fade"),
                    shown.text("position"),
                    shown.text("size"),
                    shown.rest());
        }
    }

    void write(JsonWriter out) {
        out.object().field("time", time);
        JsonFloats.field(out, "t", t);
        out.name("commands").array();
        commands.forEach(shown -> shown.write(out));
        out.end().end();
    }
}
