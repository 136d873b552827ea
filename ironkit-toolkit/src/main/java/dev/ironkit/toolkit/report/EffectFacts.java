package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.EffectFlag;
import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EffectSetting;
import dev.ironkit.format.fxid.Opcode;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.format.fxid.TimeWindow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code info} tells of an effect.
 *
 * @param effect the effect
 */
record EffectFacts(Effect effect) {

    /** Names beyond these are counted. */
    private static final int NAMES = 8;

    /** The lines for people, by label. */
    Map<String, String> lines() {
        EffectHeader header = effect.header();
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("time", mode(header) + ", " + JsonFloats.text(header.duration()) + " s");
        lines.put("flags", hex(header.flags()) + flags(header));
        lines.put("setting", hex(header.settingsId()) + " " + setting(header));
        lines.put("commands", commands());
        lines.put("uses", references());
        if (!effect.isWhole()) {
            lines.put(
                    "rest",
                    effect.unreadCount() + " commands not read, "
                            + effect.remainder().length() + " bytes kept");
        }
        return lines;
    }

    private static String mode(EffectHeader header) {
        String title = header.timeMode().map(TimeMode::title).orElse("undefined");
        return "mode " + header.timeModeNumber() + " (" + title + ")";
    }

    private static String flags(EffectHeader header) {
        List<String> names = new ArrayList<>();
        EffectFlag.in(header.flags())
                .forEach(flag -> names.add(flag.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        return names.isEmpty() ? "" : " " + String.join(", ", names);
    }

    private static String setting(EffectHeader header) {
        return EffectSetting.ofId(header.settingsId())
                .map(setting -> setting.title() + ", group " + setting.group())
                .orElse("unknown");
    }

    private String commands() {
        Map<Opcode, Integer> counts = new EnumMap<>(Opcode.class);
        effect.commands().forEach(command -> counts.merge(command.opcode(), 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach((opcode, count) -> parts.add(count + " " + opcode.title()));
        int all = effect.commands().size();
        return all + (parts.isEmpty() ? "" : ": " + String.join(", ", parts));
    }

    private String references() {
        List<String> all = effect.commands().stream()
                .map(EffectCommand::reference)
                .flatMap(Optional::stream)
                .map(Object::toString)
                .distinct()
                .toList();
        if (all.isEmpty()) {
            return "nothing";
        }
        String shown = String.join(", ", all.subList(0, Math.min(NAMES, all.size())));
        return all.size() > NAMES ? shown + " and " + (all.size() - NAMES) + " more" : shown;
    }

    void write(JsonWriter out) {
        EffectHeader header = effect.header();
        out.name("effect")
                .object()
                .field("timeMode", header.timeModeNumber())
                .field("timeModeName", header.timeMode().map(TimeMode::title).orElse(null));
        JsonFloats.field(out, "duration", header.duration());
        out.field("flags", hex(header.flags())).name("flagNames").array();
        EffectFlag.in(header.flags()).forEach(flag -> out.value(flag.name()));
        out.end()
                .field("settingsId", hex(header.settingsId()))
                .field(
                        "setting",
                        EffectSetting.ofId(header.settingsId())
                                .map(EffectSetting::title)
                                .orElse(null));
        out.name("commands").array();
        effect.commands().forEach(command -> write(out, command));
        out.end()
                .field("unreadCommands", effect.unreadCount())
                .field("remainderBytes", effect.remainder().length())
                .end();
    }

    private static void write(JsonWriter out, EffectCommand command) {
        out.inlineObject()
                .field("opcode", command.opcode().number())
                .field("name", command.opcode().name())
                .field("overlay", command.overlay());
        command.window().ifPresent(window -> writeWindow(out, window));
        command.reference()
                .ifPresent(reference -> out.field("archive", reference.archive().display())
                        .field("member", reference.member().display()));
        out.end();
    }

    private static void writeWindow(JsonWriter out, TimeWindow window) {
        JsonFloats.field(out, "t0", window.start());
        JsonFloats.field(out, "t1", window.end());
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }
}
