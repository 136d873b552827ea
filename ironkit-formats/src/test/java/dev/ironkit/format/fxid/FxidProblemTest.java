package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what strict and tolerant readers and the validator make of it. */
class FxidProblemTest {

    /** An input, the rule it breaks, where, and what is said. */
    record Fixture(FxidProblem code, ByteView image, String field, int offset, int length, String message) {
        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    private static Fixture fixture(
            FxidProblem code, byte[] image, String field, int offset, int length, String message) {
        return new Fixture(code, ByteView.of(image), field, offset, length, message);
    }

    private static FxidBytes sprite() {
        return effect().command(3).f32(32, 0, 1).reference(136, "material.lib", "FIRE");
    }

    /** What no reader takes. */
    static Stream<Fixture> fatal() {
        return Stream.of(
                fixture(FxidProblem.SIZE, new byte[0], "header", 0, 0, "the header needs 60 bytes, but only 0 remain"),
                fixture(
                        FxidProblem.SIZE,
                        effect().build(59),
                        "header",
                        0,
                        59,
                        "the header needs 60 bytes, but only 59 remain"),
                fixture(
                        FxidProblem.SIZE,
                        effect().command(6).say(0xFFFF_FFFFL).build(),
                        "header.cmdCount",
                        0,
                        4,
                        "the header announces 4294967295 commands in 4 bytes"));
    }

    /** What a tolerant reader keeps without understanding it. */
    static Stream<Fixture> errors() {
        return Stream.of(
                fixture(
                        FxidProblem.SIZE,
                        effect().command(6).say(2).build(),
                        "commands[1]",
                        64,
                        0,
                        "command 1 of 2 needs 4 bytes, but only 0 remain"),
                fixture(
                        FxidProblem.SIZE,
                        effect().command(6).command(6).build(66),
                        "commands[1]",
                        64,
                        2,
                        "command 1 of 2 needs 4 bytes, but only 2 remain"),
                fixture(
                        FxidProblem.SIZE,
                        sprite().build(259),
                        "commands[0]",
                        60,
                        199,
                        "command 0 of 1 (sprite) needs 200 bytes, but only 199 remain"),
                fixture(
                        FxidProblem.OPCODE,
                        effect().command(6)
                                .raw((byte) 0, (byte) 1, (byte) 0, (byte) 0)
                                .build(),
                        "commands[1]",
                        64,
                        4,
                        "command 1 has the unknown opcode 0; opcodes are 1 to 10"),
                fixture(
                        FxidProblem.OPCODE,
                        effect().raw((byte) 11, (byte) 0, (byte) 0, (byte) 0, (byte) 6)
                                .build(),
                        "commands[0]",
                        60,
                        4,
                        "command 0 has the unknown opcode 11; opcodes are 1 to 10"),
                fixture(
                        FxidProblem.TAIL,
                        effect().command(6).tail((byte) 0, (byte) 0).build(),
                        "remainder",
                        64,
                        2,
                        "2 bytes follow the last command"),
                fixture(
                        FxidProblem.TAIL,
                        effect().command(6).command(6).say(1).build(),
                        "remainder",
                        64,
                        4,
                        "4 bytes follow the last command"));
    }

    /** What every reader takes and the validator warns of. */
    static Stream<Fixture> warnings() {
        return Stream.of(headers(), bodies(), divisors(), emptyReferences()).flatMap(all -> all);
    }

    /** Nothing is divided by 0 in the last command, of this opcode. */
    private static FxidBytes undivided(FxidBytes effect, int opcode) {
        return switch (opcode) {
            case 4 -> effect.f32(200, 1);
            case 5 -> effect.f32(32, 1, 1);
            case 7, 10 -> effect.f32(28, 1);
            case 8 -> effect.f32(24, 1, 1).u32(36, 1);
            default -> effect;
        };
    }

    private static FxidBytes sound(int opcode) {
        FxidBytes effect = effect().command(opcode)
                .f32(FxidSamples.WINDOW_AT[opcode], 0, 1)
                .reference(FxidSamples.REFERENCE_AT[opcode], "a.lib", "b");
        return undivided(effect, opcode);
    }

    private static Fixture divisor(int opcode, int at, float value, String field) {
        return fixture(
                FxidProblem.DIVISOR,
                sound(opcode).f32(at, value).build(),
                "commands[0]." + field,
                60 + at,
                4,
                "commands[0]." + field + " is " + value);
    }

    private static Stream<Fixture> divisors() {
        return Stream.of(
                divisor(4, 200, 0, "distanceBase"),
                divisor(5, 32, -1, "textureRepeat"),
                divisor(5, 36, 0, "segmentLength"),
                divisor(7, 28, -0.5f, "life"),
                divisor(8, 24, 0, "intervalStart"),
                divisor(8, 28, -2, "intervalEnd"),
                divisor(10, 28, 0, "life"),
                fixture(
                        FxidProblem.DIVISOR,
                        sound(8).u32(36, 0).build(),
                        "commands[0].ringSize",
                        96,
                        4,
                        "commands[0].ringSize is 0"));
    }

    private static Stream<Fixture> headers() {
        return Stream.of(
                fixture(
                        FxidProblem.TIME_MODE,
                        effect().header(4, 18).build(),
                        "header.timeMode",
                        4,
                        4,
                        "the time mode is 18; the highest is 17"),
                fixture(
                        FxidProblem.TIME_MODE,
                        effect().header(4, 0xFFFF_FFFFL).build(),
                        "header.timeMode",
                        4,
                        4,
                        "the time mode is 4294967295; the highest is 17"),
                fixture(
                        FxidProblem.DURATION,
                        effect().headerFloat(8, -0.5f).build(),
                        "header.duration",
                        8,
                        4,
                        "the duration is -0.5 s"),
                fixture(
                        FxidProblem.FLOAT,
                        effect().headerFloat(8, Float.NEGATIVE_INFINITY).build(),
                        "header.duration",
                        8,
                        4,
                        "header.duration is 0xFF800000"),
                fixture(
                        FxidProblem.SETTINGS,
                        effect().header(20, 0x10B).build(),
                        "header.settingsId",
                        20,
                        4,
                        "the settings id is 0x0000010B, which the game does not use"),
                fixture(
                        FxidProblem.FLOAT,
                        effect().headerFloat(8, Float.NaN).build(),
                        "header.duration",
                        8,
                        4,
                        "header.duration is 0x7FC00000"),
                fixture(
                        FxidProblem.FLOAT,
                        effect().headerFloat(40, Float.POSITIVE_INFINITY).build(),
                        "header.testPoint",
                        36,
                        12,
                        "header.testPoint is 0.0 0x7F800000 0.0"));
    }

    private static Stream<Fixture> bodies() {
        return Stream.of(
                fixture(
                        FxidProblem.WINDOW,
                        sprite().f32(32, 0.5f, 0.25f).build(),
                        "commands[0].t0",
                        92,
                        8,
                        "the window of command 0 is 0.5 to 0.25"),
                fixture(
                        FxidProblem.WINDOW,
                        undivided(sprite().command(8).f32(16, 0, 1.5f).reference(184, "a", "b"), 8)
                                .build(),
                        "commands[1].t0",
                        60 + 200 + 16,
                        8,
                        "the window of command 1 is 0.0 to 1.5"),
                fixture(
                        FxidProblem.WINDOW,
                        sprite().f32(32, -0.25f, 1).build(),
                        "commands[0].t0",
                        92,
                        8,
                        "the window of command 0 is -0.25 to 1.0"),
                fixture(
                        FxidProblem.FLOAT,
                        sprite().f32(56, Float.NEGATIVE_INFINITY).build(),
                        "commands[0].positionHigh",
                        60 + 52,
                        12,
                        "commands[0].positionHigh is 0.0 0xFF800000 0.0"),
                fixture(
                        FxidProblem.NEAR_FAR,
                        effect().command(2)
                                .f32(8, 0, 1)
                                .f32(64, 20, 10)
                                .reference(84, "sounds.lib", "a.wav")
                                .build(),
                        "commands[0].near",
                        124,
                        8,
                        "command 0 is loudest up to 20.0, but audible only up to 10.0"),
                fixture(
                        FxidProblem.HIGH_BITS,
                        effect().command(0x206).build(),
                        "commands[0].word",
                        60,
                        4,
                        "the word of command 0 is 0x00000206; bits 9 and up are undefined"));
    }

    private static Stream<Fixture> emptyReferences() {
        return IntStream.of(2, 3, 4, 5, 7, 8, 9, 10)
                .mapToObj(opcode -> fixture(
                        FxidProblem.REFERENCE_EMPTY,
                        sound(opcode)
                                .reference(FxidSamples.REFERENCE_AT[opcode], opcode == 3 ? "" : "a.lib", "")
                                .build(),
                        "commands[0].archive",
                        60 + FxidSamples.REFERENCE_AT[opcode],
                        64,
                        "command 0 (" + Opcode.ofNumber(opcode).orElseThrow().title() + ") names no "
                                + (opcode == 2 ? "sound" : "material")));
    }

    @ParameterizedTest
    @MethodSource("fatal")
    @Clause({"fxid.9-length", "fxid.9-rule-size"})
    void noReaderTakesIt(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> decode(fixture, Problems.in(mode, AssetPath.UNNAMED)))
                    .isInstanceOfSatisfying(
                            MalformedAssetException.class, e -> assertFound(e.diagnostic(), fixture, Severity.ERROR));
        }
    }

    @ParameterizedTest
    @MethodSource("errors")
    @Clause(
            value = {"fxid.9-rule-size", "fxid.7-bounds"},
            rows = {
                "fxid.size: command 1 of 2 needs 4 bytes, but only 0",
                "fxid.size: command 1 of 2 needs 4 bytes, but only 2",
                "fxid.size: command 0 of 1 (sprite)"
            })
    @Clause(
            value = "fxid.9-rule-opcode",
            rows = {"unknown opcode 0", "unknown opcode 11"})
    @Clause(
            value = {"fxid.9-rule-tail", "notes.5-fxid-tail"},
            rows = {"fxid.tail: 2 bytes", "fxid.tail: 4 bytes"})
    @Clause(
            value = "D47",
            rows = {"fxid.opcode", "fxid.tail"})
    @Clause(
            value = {"fxid.9-strict", "fxid.9-tolerant"},
            rows = {"fxid.size", "fxid.opcode", "fxid.tail"})
    void aStrictReaderRefusesAndATolerantOneKeepsIt(Fixture fixture) {
        assertThatThrownBy(() -> decode(fixture, Problems.strict()))
                .isInstanceOfSatisfying(
                        MalformedAssetException.class, e -> assertFound(e.diagnostic(), fixture, Severity.ERROR));
        Problems problems = Problems.tolerant();
        Effect effect = decode(fixture, problems);

        assertThat(problems.all()).singleElement().satisfies(found -> assertFound(found, fixture, Severity.ERROR));
        assertThat(FxidFormat.FXID.encoded(effect)).isEqualTo(fixture.image());
    }

    @ParameterizedTest
    @MethodSource("warnings")
    @Clause(
            value = "fxid.9-rule-time-mode",
            rows = {"the time mode is 18", "the time mode is 4294967295"})
    @Clause(
            value = "fxid.9-rule-window",
            rows = {"is 0.5 to 0.25", "is 0.0 to 1.5", "is -0.25 to 1.0"})
    @Clause(
            value = "fxid.9-rule-reference-empty",
            rows = {
                "(sound)",
                "(sprite)",
                "(sprite by distance)",
                "(bolt)",
                "(burst)",
                "(stream)",
                "(sprite with kind)",
                "(debris)"
            })
    @Clause(
            value = "fxid.9-rule-float",
            rows = {
                "header.duration is 0x7FC00000",
                "header.duration is 0xFF800000",
                "header.testPoint",
                "commands[0].positionHigh"
            })
    @Clause(value = "fxid.9-rule-near-far", rows = "fxid.near-far")
    @Clause(value = "fxid.9-rule-high-bits", rows = "fxid.high-bits")
    @Clause(value = "fxid.1-rule-duration", rows = "fxid.duration")
    @Clause(
            value = "fxid.5-rule-divisor",
            rows = {
                "commands[0].distanceBase",
                "commands[0].textureRepeat",
                "commands[0].segmentLength",
                "commands[0].life is -0.5",
                "commands[0].life is 0.0",
                "commands[0].intervalStart",
                "commands[0].intervalEnd",
                "commands[0].ringSize"
            })
    @Clause(value = "fxid.9-rule-settings", rows = "fxid.settings")
    void aStrictReaderTakesItAndTheValidatorWarns(Fixture fixture) {
        Problems problems = Problems.strict();
        Effect effect = decode(fixture, problems);
        assertThat(problems.all()).isEmpty();

        EffectRules.check(effect, fixture.image(), problems);

        assertThat(problems.all()).singleElement().satisfies(found -> assertFound(found, fixture, Severity.WARNING));
    }

    @Test
    void aLightNeedsNoReferenceAndAnEmptyCommandNothing() {
        ByteView image = ByteView.of(effect().command(1).f32(8, 0, 1).command(6).build());
        Problems problems = Problems.strict();

        EffectRules.check(FxidFormat.FXID.decode(image, Effect.ATTRIBUTES, problems), image, problems);

        assertThat(problems.all()).isEmpty();
    }

    @Test
    void aDurationOfNothingAndASoundEffectOfEveryKindAreFine() {
        for (int opcode : new int[] {4, 5, 7, 8, 10}) {
            ByteView image = ByteView.of(sound(opcode).headerFloat(8, 0).build());
            Problems problems = Problems.strict();

            EffectRules.check(FxidFormat.FXID.decode(image, Effect.ATTRIBUTES, problems), image, problems);

            assertThat(problems.all()).isEmpty();
        }
    }

    @Test
    void everyRuleHasAFixture() {
        Set<FxidProblem> missing = EnumSet.allOf(FxidProblem.class);
        Stream.of(fatal(), errors(), warnings()).flatMap(all -> all).forEach(fixture -> missing.remove(fixture.code()));

        // Whether a member is there is asked where assets are linked; the last three are about edits.
        assertThat(List.copyOf(missing))
                .containsExactly(
                        FxidProblem.REFERENCE_MISSING,
                        FxidProblem.EDIT_VALUE,
                        FxidProblem.EDIT_OPCODE,
                        FxidProblem.EDIT_REFERENCE);
    }

    private static Effect decode(Fixture fixture, Problems problems) {
        return FxidFormat.FXID.decode(fixture.image(), Effect.ATTRIBUTES, problems);
    }

    private static void assertFound(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.message()).isEqualTo(fixture.message());
        assertThat(found.field()).isEqualTo(fixture.field());
        assertThat(found.range().offset()).isEqualTo(fixture.offset());
        assertThat(found.range().length()).isEqualTo(fixture.length());
    }
}
