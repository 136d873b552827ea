package dev.ironkit.format.fxid;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of an effect. The first three are the reader's; the others are asked of what was read. */
public enum FxidProblem implements ProblemCode {
    SIZE(
            "fxid.size",
            ERROR,
            "The header and every command it counts are there in full.",
            "{0}",
            "It checks nothing and would read outside the data.",
            "The effect is cut off or damaged: take it from a backup."),
    OPCODE(
            "fxid.opcode",
            ERROR,
            "The low byte of a command's word is an opcode, 1 to 10.",
            "command {0} has opcode {1}; 1 to 10 are known",
            "It goes on by 0 bytes and reads the same word again, as often as commands are left.",
            "The effect is damaged, or a command before it is: take it from a backup."),
    TAIL(
            "fxid.tail",
            ERROR,
            "Nothing stands behind the last command.",
            "{0} bytes stand behind the last command",
            "It does not read them.",
            "The effect is damaged, or its cmdCount is too small: take it from a backup."),
    TIME_MODE(
            "fxid.time-mode",
            WARNING,
            "The time mode is 0 to 17.",
            "the time mode is {0}; 17 is the last",
            "Not known; effect time stays 0 here.",
            "Set header.timeMode: 1 once, 2 loop."),
    WINDOW(
            "fxid.window",
            WARNING,
            "The window of a command is ordered and lies inside 0 to 1.",
            "the window of command {0} is {1} to {2}",
            "Effect time goes from 0 to 1; outside its window a command does nothing.",
            "Set commands[{0}].t0 and commands[{0}].t1."),
    REFERENCE_EMPTY(
            "fxid.reference-empty",
            WARNING,
            "A command that shows or plays something names an archive and a member of it.",
            "command {0} ({1}) names no {2}",
            "There is nothing to show or to play.",
            "Set commands[{0}].archive and commands[{0}].member."),
    REFERENCE_MISSING(
            "fxid.reference-missing",
            WARNING,
            "What a command refers to is there.",
            "command {0} refers to {1}, which is not there",
            "A sound is not heard; a material is shown as DEFAULT.",
            "Add the member to its archive, or set commands[{0}].member."),
    FLOAT(
            "fxid.float",
            WARNING,
            "Floats are finite.",
            "{0} is {1}",
            "Whatever is computed from it is not finite either.",
            "Set {0}."),
    NEAR_FAR(
            "fxid.near-far",
            WARNING,
            "The near distance of a sound is not beyond the far one.",
            "command {0} is loudest up to {1} and heard up to {2}",
            "Not known.",
            "Set commands[{0}].near and commands[{0}].far."),
    DURATION(
            "fxid.duration",
            WARNING,
            "An effect does not end before it starts.",
            "the duration is {0} s",
            "Effect time does not go from 0 to 1; an effect that deletes itself at its end never does.",
            "Set header.duration to 0 or more."),
    DIVISOR(
            "fxid.divisor",
            WARNING,
            "What is divided by, and what is waited for, is above 0: lives, intervals, lengths, distances.",
            "{0} is {1}",
            "It does not look: what is computed from it is not finite, or is never done.",
            "Set {0} to something above 0."),
    HIGH_BITS(
            "fxid.high-bits",
            WARNING,
            "Only the opcode and the overlay bit of a command's word are set.",
            "the word of command {0} is {1}; bits from bit 9 on have no meaning",
            "They are not looked at.",
            "Clear them in commands[{0}].word; they are kept otherwise."),
    SETTINGS(
            "fxid.settings",
            WARNING,
            "The settings id is one of those the game has.",
            "the settings id is {0}, which the game does not have",
            "The low byte is the switch the effect hangs on, whatever stands there.",
            "Set header.settingsId, such as 0x003 for explosions."),
    EDIT_VALUE(
            "fxid.edit-value",
            ERROR,
            "A value that is written fits its field and means something there.",
            "{0}: {1} wanted, not {2}",
            "-",
            "Give such a value."),
    EDIT_OPCODE(
            "fxid.edit-opcode",
            ERROR,
            "The opcode of a command stays what it is.",
            "a command of opcode {0} cannot become one of opcode {1}: it has other fields",
            "-",
            "Replace the command by a new one, in the JSON that cat prints."),
    EDIT_REFERENCE(
            "fxid.edit-reference",
            ERROR,
            "A name that is written has 1 to 31 characters of CP1251.",
            "{0} takes a name of 1 to 31 characters, unlike: {1}",
            "-",
            "Give the name of an archive and of a member of it.");

    /** What is wrong with a payload that ends too early. */
    static final String CUT = "{0} needs {1} bytes, {2} are left";

    /** What is wrong with a count that no file can hold. */
    static final String COUNT = "the header counts {0} commands in {1} bytes";

    private final Rule about;

    FxidProblem(String id, Severity severity, String rule, String template, String engine, String fix) {
        about = new Rule(id, severity, severity, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
