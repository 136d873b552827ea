package dev.ironkit.cli;

import static dev.ironkit.testkit.FxidBytes.effect;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects as commands see them, loose and in archives. */
class EffectCommandsTest {

    @TempDir
    Path folder;

    private Path loose;
    private Path lib;
    private String fire;

    @BeforeEach
    void writeFiles() throws IOException {
        loose = Files.write(folder.resolve("fire.fxid"), fire().build());
        lib = Files.write(
                folder.resolve("effects.rlb"),
                archive()
                        .with(entry("FXID", "FIRE").attrs(0, 0, 1).payload(fire().build()))
                        .with(entry("FXID", "BROKEN")
                                .attrs(0, 0, 1)
                                .payload(effect().command(6)
                                        .raw((byte) 99, (byte) 0, (byte) 0, (byte) 0)
                                        .build()))
                        .build());
        fire = lib + "!/FIRE";
    }

    /** A sprite that grows all the time, and a sound in the middle. */
    private static FxidBytes fire() {
        return effect().header(16, 0x22)
                .header(20, 0x003)
                .command(0x103)
                .f32(16, 1)
                .f32(20, 1, 0, 1)
                .f32(32, 0, 1)
                .f32(64, 1, 1, 1)
                .f32(112, 4, 4, 4)
                .f32(124, 1, 1, 1)
                .reference(136, "material.lib", "FIRE")
                .command(2)
                .f32(8, 0.5f, 0.75f)
                .f32(64, 10, 100, 1, 1)
                .reference(84, "sounds.lib", "boom.wav");
    }

    @Test
    @Clause("D45")
    void infoTellsWhatAnEffectIs() {
        assertThat(CommandRun.of("info", fire).out())
                .contains("what      effect  ")
                .contains("time      mode 1 (once), 1.0 s\n")
                .contains("flags     0x00000022 delete-at-end, ping-pong\n")
                .contains("setting   0x00000003 Explode, group 0\n")
                .contains("commands  2: 1 sound, 1 sprite\n")
                .contains("uses      material.lib!/FIRE, sounds.lib!/boom.wav\n")
                .contains("problems  none\n")
                .contains("ironkit play '");
        assertThat(CommandRun.of("info", lib + "!/BROKEN").out())
                .contains("rest      1 commands not read, 4 bytes kept\n")
                .contains("problems  1 error\n");
    }

    @Test
    void infoAsJsonCarriesIt() {
        CommandRun run = CommandRun.of("info", "--json", fire);

        SchemaCheck.assertFits(run, "ironkit.info");
        Map<?, ?> subject = (Map<?, ?>) ((List<?>) run.json().get("subjects")).get(0);
        assertThat(subject.get("effect").toString())
                .isEqualTo("{timeMode=1, timeModeName=once, duration=1.0, flags=0x00000022,"
                        + " flagNames=[DELETE_AT_END, PING_PONG], settingsId=0x00000003, setting=Explode,"
                        + " commands=[{opcode=3, name=SPRITE, overlay=true, t0=0.0, t1=1.0, archive=material.lib,"
                        + " member=FIRE}, {opcode=2, name=SOUND, overlay=false, t0=0.5, t1=0.75, archive=sounds.lib,"
                        + " member=boom.wav}], unreadCommands=0, remainderBytes=0}");
    }

    /** Effects with a command of each kind, and each of their fields by the four commands that take a path. */
    @Test
    @Clause("fxid.9-paths")
    void getHexCatAndSetKnowEveryField() throws IOException {
        FxidBytes all = effect();
        for (int opcode = 1; opcode <= 10; opcode++) {
            all.command(opcode);
        }
        Path effect = Files.write(folder.resolve("all.fxid"), all.build());
        byte[] image = all.build();
        for (Map<String, Object> field : leaves(CommandRun.of("hex", "--json", "--as", "fxid", effect))) {
            if (field.get("path").toString().matches(".*[.](archive|member)")) {
                image[offset(field)] = 'a';
            }
        }
        Files.write(effect, image);
        List<Map<String, Object>> fields = leaves(CommandRun.of("hex", "--json", "--as", "fxid", effect));

        assertThat(fields)
                .extracting(field -> field.get("path"))
                .contains("header.duration", "commands[0].word", "commands[9].word");
        for (Map<String, Object> field : fields) {
            String path = (String) field.get("path");
            // Bytes that are no number and no text have no value but themselves.
            String value = (String) field.getOrDefault("value", field.get("hex"));
            CommandRun got = CommandRun.of("get", "--as", "fxid", effect, path);
            assertThat(got.code()).as("get %s", path).isZero();
            assertThat(got.out()).as("get %s", path).isEqualTo(value + "\n");
            CommandRun shown = CommandRun.of("cat", "--as", "fxid", effect, "--field", path);
            assertThat(shown.code()).as("cat --field %s", path).isZero();
            assertThat(wordsOf(shown.out())).as("cat --field %s", path).isEqualTo(wordsOf(value));
            if (path.equals("header.cmdCount")) {
                // What is counted anew on each write is the one thing nobody sets.
                continue;
            }
            Files.write(effect, withAnother(path, offset(field), image.clone()));
            CommandRun set = CommandRun.of("set", "--as", "fxid", effect, path + "=" + value, "--in-place");
            assertThat(set.code()).as("set %s=%s: %s", path, value, set.err()).isZero();
            assertThat(Files.readAllBytes(effect)).as("set %s=%s", path, value).isEqualTo(image);
        }
    }

    private static int offset(Map<String, Object> field) {
        return ((Number) field.get("offset")).intValue();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> leaves(CommandRun hex) {
        return (List<Map<String, Object>>) hex.json().get("fields");
    }

    /** The numbers and texts of a value, however they are put between brackets and quotation marks. */
    private static List<String> wordsOf(String value) {
        return Arrays.stream(value.split("[\\s,\"\\[\\]]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The effect with another value in a field; the word of a command keeps its opcode. */
    private static byte[] withAnother(String path, int offset, byte[] image) {
        image[path.endsWith(".word") ? offset + 1 : offset] ^= 1;
        return image;
    }

    @Test
    @Clause("D15")
    void getAndHexKnowEveryField() {
        assertThat(CommandRun.of("get", fire, "header.duration").out()).isEqualTo("1.0\n");
        assertThat(CommandRun.of("get", fire, "commands[1].member").out()).isEqualTo("boom.wav\n");
        assertThat(CommandRun.of("get", "--as", "fxid", loose, "commands[0].sizeHigh")
                        .out())
                .isEqualTo("4.0 4.0 4.0\n");
        CommandRun hex = CommandRun.of("hex", fire);
        assertThat(hex.out())
                .contains("header.timeMode = 1  (once)")
                .contains("header.flags = 0x00000022  (DELETE_AT_END PING_PONG)")
                .contains("commands[0].word = 0x00000103  (3 sprite, overlay)")
                .contains("commands[1].word = 0x00000002  (2 sound)");
        assertThat(CommandRun.of("hex", "--unknown", fire).out())
                .contains("commands[0].mode")
                .doesNotContain("t0");
    }

    @Test
    void aPartOfAnAddressIsACommand() {
        assertThat(CommandRun.of("get", fire + "?command=1", "t0").out()).isEqualTo("0.5\n");
        assertThat(CommandRun.of("hex", fire + "?command=1").lines())
                .allMatch(line -> line.contains("commands[1].") || line.endsWith("00"))
                .hasSizeGreaterThan(10);
        assertThat(CommandRun.of("cat", fire + "?command=1", "--field", "far").out())
                .isEqualTo("100.0\n");
        assertThat(CommandRun.of("cat", fire + "?command=1").json()).containsEntry("member", "boom.wav");
        assertThat(CommandRun.of("play", fire + "?command=1", "--to", "300", "--step", "300")
                        .lines())
                .allMatch(line -> line.contains("sound") || line.endsWith("-"));
        assertThat(CommandRun.of("get", fire + "?command=7", "t0").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("hex", fire + "?command=x").err())
                .contains("command x does not exist: the asset has 2, 0 to 1");
        assertThat(CommandRun.of("cat", fire + "?phase=1").err())
                .contains("?phase is not a part of an effect; parts: ?command=N");
    }

    @Test
    @Clause("fxid.9-set")
    void setChangesAFieldAndNothingElse() throws IOException {
        Path changed = folder.resolve("new.rlb");
        CommandRun run = CommandRun.of("set", fire, "commands[0].sizeHigh=1 2 3", "-o", changed);

        assertThat(run.code()).isZero();
        byte[] before = Files.readAllBytes(lib);
        byte[] after = Files.readAllBytes(changed);
        assertThat(after).hasSameSizeAs(before);
        int first = Arrays.mismatch(before, after);
        byte[] payload = fire().build();
        int at = indexOf(before, payload);
        assertThat(first - at).isBetween(60 + 112, 60 + 112 + 11);
        byte[] rest = after.clone();
        System.arraycopy(before, at + 60 + 112, rest, at + 60 + 112, 12);
        assertThat(rest).isEqualTo(before);
    }

    private static int indexOf(byte[] bytes, byte[] part) {
        for (int at = 0; at <= bytes.length - part.length; at++) {
            if (Arrays.equals(bytes, at, at + part.length, part, 0, part.length)) {
                return at;
            }
        }
        throw new AssertionError("not there");
    }

    @Test
    @Clause({"fxid.9-set", "fxid.9-size-fixed"})
    void setRefusesWhatMayNotBeWritten() {
        assertThat(CommandRun.of("set", fire, "commands[0].t0=2", "--dry-run").err())
                .contains("fxid.edit-value");
        assertThat(CommandRun.of("set", fire, "header.timeMode=18", "--dry-run").err())
                .contains("fxid.edit-value");
        assertThat(CommandRun.of("set", fire, "header.settingsId=0x10B", "--dry-run")
                        .err())
                .contains("fxid.edit-value");
        assertThat(CommandRun.of("set", fire, "commands[0].word=9", "--dry-run").code())
                .isEqualTo(ExitCode.REFUSED);
        assertThat(CommandRun.of("set", fire, "commands[1].member=", "--dry-run")
                        .err())
                .contains("fxid.edit-reference");
        assertThat(CommandRun.of("set", fire, "header.cmdCount=1", "--dry-run").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    @Clause({"fxid.9-json", "fxid.9-edits"})
    void jsonBecomesTheSameBytesAndCommandsCanBeTakenAway() throws IOException {
        Path json = folder.resolve("fire.json");
        Path back = folder.resolve("back.fxid");
        String text = CommandRun.of("cat", "--json", fire).out();
        Files.writeString(json, text);
        assertThat(CommandRun.of("convert", json, "-o", back).code()).isZero();
        assertThat(Files.readAllBytes(back)).isEqualTo(fire().build());

        String content = CommandRun.of("cat", fire).out();
        int second = content.lastIndexOf("\"word\"");
        int comma = content.lastIndexOf("},", second);
        Files.writeString(json, content.substring(0, comma) + "}]}", StandardCharsets.UTF_8);
        CommandRun replaced = CommandRun.of("replace", fire, json, "-o", folder.resolve("less.rlb"));
        assertThat(replaced.code()).as(replaced.err()).isZero();
        String less = folder.resolve("less.rlb") + "!/FIRE";
        assertThat(CommandRun.of("get", less, "header.cmdCount").out()).isEqualTo("1\n");
        assertThat(CommandRun.of("info", less).out()).contains("commands  1: 1 sprite\n");
    }

    @Test
    @Clause({"fxid.9-rule-opcode", "fxid.9-rule-window"})
    void validateFindsWhatIsWrong() {
        CommandRun run = CommandRun.of("validate", lib);

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out() + run.err())
                .contains("fxid.opcode")
                .contains("command 1 has the unknown opcode 99; opcodes are 1 to 10");
        assertThat(CommandRun.of("validate", "--as", "fxid", loose).code()).isZero();
    }
}
