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
            "The header and all commands it announces must be complete.",
            "{0}",
            "The engine checks nothing and would read outside the data.",
            "The effect is truncated or damaged: restore it from a backup."),
    OPCODE(
            "fxid.opcode",
            ERROR,
            "The low byte of a command word must be an opcode, 1 to 10.",
            "command {0} has the unknown opcode {1}; opcodes are 1 to 10",
            "The engine advances by 0 bytes and reads the same word again for every remaining command.",
            "The effect is damaged, here or in an earlier command: restore it from a backup."),
    TAIL(
            "fxid.tail",
            ERROR,
            "Nothing may follow the last command.",
            "{0} bytes follow the last command",
            "The engine does not read these bytes.",
            "The effect is damaged, or its cmdCount is too small: restore it from a backup."),
    TIME_MODE(
            "fxid.time-mode",
            WARNING,
            "The time mode must be 0 to 17.",
            "the time mode is {0}; the highest is 17",
            "Unknown; in ironkit, the effect time stays 0.",
            "Set header.timeMode: 1 once, 2 loop."),
    WINDOW(
            "fxid.window",
            WARNING,
            "The time window of a command must be in order and within 0 to 1.",
            "the window of command {0} is {1} to {2}",
            "Effect time runs from 0 to 1; outside its window a command does nothing.",
            "Set commands[{0}].t0 and commands[{0}].t1."),
    REFERENCE_EMPTY(
            "fxid.reference-empty",
            WARNING,
            "A command that shows or plays something must name an archive and a member.",
            "command {0} ({1}) names no {2}",
            "The engine has nothing to show or play.",
            "Set commands[{0}].archive and commands[{0}].member."),
    REFERENCE_MISSING(
            "fxid.reference-missing",
            WARNING,
            "Every asset a command refers to must exist.",
            "command {0} refers to {1}, which does not exist",
            "A missing sound is not played; a missing material is shown as DEFAULT.",
            "Add the member to its archive, or set commands[{0}].member."),
    FLOAT(
            "fxid.float",
            WARNING,
            "Floats must be finite.",
            "{0} is {1}",
            "Every value computed from it is not finite either.",
            "Set {0}."),
    NEAR_FAR(
            "fxid.near-far",
            WARNING,
            "The near distance of a sound must not exceed the far distance.",
            "command {0} is loudest up to {1}, but audible only up to {2}",
            "Unknown.",
            "Set commands[{0}].near and commands[{0}].far."),
    DURATION(
            "fxid.duration",
            WARNING,
            "The duration of an effect must not be negative.",
            "the duration is {0} s",
            "Effect time does not run from 0 to 1; an effect that deletes itself at its end never does.",
            "Set header.duration to 0 or more."),
    DIVISOR(
            "fxid.divisor",
            WARNING,
            "Lifetimes, intervals, lengths and distances must be above 0.",
            "{0} is {1}",
            "The engine does not check this: values computed from it are not finite, or the effect never ends.",
            "Set {0} to a value above 0."),
    HIGH_BITS(
            "fxid.high-bits",
            WARNING,
            "A command word may only use the opcode and the overlay bit.",
            "the word of command {0} is {1}; bits 9 and up are undefined",
            "The engine ignores these bits.",
            "Clear them in commands[{0}].word; otherwise every edit keeps them."),
    SETTINGS(
            "fxid.settings",
            WARNING,
            "The settings id must be one that the game uses.",
            "the settings id is {0}, which the game does not use",
            "The low byte selects the game setting that switches the effect, whatever its value.",
            "Set header.settingsId, such as 0x003 for explosions."),
    EDIT_VALUE(
            "fxid.edit-value",
            ERROR,
            "A value to be written must fit its field and be meaningful there.",
            "{0}: expected {1}, found {2}",
            "-",
            "Give a value in that range."),
    EDIT_OPCODE(
            "fxid.edit-opcode",
            ERROR,
            "The opcode of a command cannot change.",
            "a command with opcode {0} cannot change to opcode {1}, which has different fields",
            "-",
            "Replace the whole command in the JSON that cat prints."),
    EDIT_REFERENCE(
            "fxid.edit-reference",
            ERROR,
            "A name to be written must have 1 to 31 CP1251 characters.",
            "{0} must be a name of 1 to 31 characters: {1}",
            "-",
            "Give the name of an archive and of a member in it.");

    /** What is wrong with a payload that ends too early. */
    static final String CUT = "{0} needs {1} bytes, but only {2} remain";

    /** What is wrong with a count that no file can hold. */
    static final String COUNT = "the header announces {0} commands in {1} bytes";

    private final Rule about;

    FxidProblem(String id, Severity severity, String rule, String template, String engine, String fix) {
        about = new Rule(id, severity, severity, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
