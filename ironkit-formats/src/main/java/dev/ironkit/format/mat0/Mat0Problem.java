package dev.ironkit.format.mat0;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of a material. The first three are the reader's; the others are asked of what was read. */
public enum Mat0Problem implements ProblemCode {
    SIZE(
            "mat0.size",
            ERROR,
            ERROR,
            "The header, the phases and the animation blocks must be complete, and nothing may follow them.",
            "{0}",
            "The engine would read outside the data, or leave bytes unread.",
            "The material is truncated or damaged, or attr2 of its entry is wrong: compare both with a backup."),
    ANIM_COUNT(
            "mat0.anim-count",
            ERROR,
            ERROR,
            "A material can have at most 19 animation blocks.",
            "the material has {0} animation blocks; the maximum is 19",
            "The engine stops with \"Too many animations for material.\".",
            "Remove blocks, or restore the material from a backup."),
    PHASE_REF(
            "mat0.phase-ref",
            ERROR,
            WARNING,
            "Every phase a key refers to must exist.",
            "key {0} of block {1} refers to phase {2}; the material has {3}",
            "The engine would read outside its phase table.",
            "Set blocks[{1}].keys[{0}].phase; until then, phase 0 is shown there."),
    NO_PHASES(
            "mat0.no-phases",
            WARNING,
            WARNING,
            "A material must have at least one phase.",
            "the material has no phases",
            "The material has nothing to show; what the engine does is unknown.",
            "Give the material a phase."),
    NO_KEYS(
            "mat0.no-keys",
            WARNING,
            WARNING,
            "An animation block must have at least one key.",
            "block {0} has no keys",
            "The engine shows phase 0.",
            "Give the block keys, or remove the block."),
    KEY_ORDER(
            "mat0.key-order",
            WARNING,
            WARNING,
            "Each key must end later than the one before it; the first of several must end after 0.",
            "key {0} of block {1} ends at {2} ms, not after its start at {3} ms",
            "The engine never shows the key, or its search for the current key goes wrong.",
            "Set blocks[{1}].keys[{0}].end."),
    PERIOD_ZERO(
            "mat0.period-zero",
            WARNING,
            WARNING,
            "The last key of a block must end after 0.",
            "the cycle of block {0} lasts 0 ms",
            "The engine shows the first key all the time.",
            "Set the end of the last key."),
    MODE(
            "mat0.mode",
            WARNING,
            WARNING,
            "The mode of a block must be 0 to 3.",
            "block {0} has mode {1}, which is undefined",
            "Unknown; ironkit treats it as a loop.",
            "Set the low three bits of blocks[{0}].modeAndMask: 0 loop, 1 ping-pong, 2 one-shot, 3 random."),
    MASK_BITS(
            "mat0.mask-bits",
            WARNING,
            WARNING,
            "The interpolation mask may only use its low five bits.",
            "the interpolation mask of block {0} is {1}; bits above 0x1F are undefined",
            "The engine reads only the low five bits.",
            "Clear bits 8 and up of blocks[{0}].modeAndMask."),
    K2(
            "mat0.k2",
            WARNING,
            WARNING,
            "The third word of a key must be 0.",
            "k2 of key {0} in block {1} is {2}",
            "No effect: the engine does not read it.",
            "Nothing to do: every edit keeps this value."),
    NIBBLE(
            "mat0.nibble",
            WARNING,
            WARNING,
            "Bits 2 to 5 of attr1 must select a blend mode, 0 to 4.",
            "the blend mode in attr1 is {0}; the highest is 4",
            "The engine would read outside its table; ironkit shows the material as opaque.",
            "Set entry.attr1: 0 opaque, 4 alpha, 8 additive, 12 multiply, 16 multiply twice."),
    VERSION(
            "mat0.version",
            WARNING,
            WARNING,
            "The version in attr2 must be at most 6.",
            "attr2 is {0}; no shipped material is above 6",
            "The engine reads all versions from 4 up in the same way.",
            "Set entry.attr2 to 6."),
    ALPHA(
            "mat0.alpha",
            WARNING,
            WARNING,
            "The opacity of a phase must be at most 100.",
            "ambientAlpha of phase {0} is {1}, above 100 percent",
            "The engine passes the value on to the device, above 1.",
            "Set phases[{0}].ambientAlpha to 100 or less."),
    TEXTURE_NUL(
            "mat0.texture-nul",
            WARNING,
            WARNING,
            "A texture name must end with a NUL within its 16 bytes.",
            "the texture name of phase {0} fills all 16 bytes: {1}",
            "Unknown; ironkit takes all 16 bytes as the name.",
            "Give the texture a name of at most 15 characters."),
    TEXTURE_NAME(
            "mat0.texture-name",
            WARNING,
            WARNING,
            "A texture name must contain a dot.",
            "the texture name of phase {0} has no dot: {1}",
            "The engine prints \"Bad texture name.\" and shows no texture.",
            "Set phases[{0}].texture to a name such as {1}.0"),
    PALETTE_SUFFIX(
            "mat0.palette-suffix",
            WARNING,
            WARNING,
            "The letters after the dot in a texture name must select one of the 286 palettes, or none.",
            "the texture name of phase {0}, {1}, selects palette {2}; only 286 palettes exist",
            "The engine does not check the upper bound and reads past the end of its palette table.",
            "Use a texture whose name ends in .0, which means no palette, or in .A to .Z9."),
    CELL(
            "mat0.cell",
            WARNING,
            WARNING,
            "The cell of a phase must be a rectangle of its texture, or -1.",
            "phase {0} shows rectangle {1} of {2}, which has {3}",
            "The engine reads outside the table of rectangles.",
            "Set phases[{0}].cell to a rectangle of the texture, or to -1 for the whole texture."),
    EDIT_VALUE(
            "mat0.edit-value",
            ERROR,
            ERROR,
            "A value to be written must fit its field and be meaningful there.",
            "{0} takes {1} to {2}, not {3}",
            "-",
            "Give a value in that range."),
    EDIT_TEXTURE(
            "mat0.edit-texture",
            ERROR,
            ERROR,
            "A texture name to be written must be empty, or have at most 15 CP1251 characters including a dot.",
            "a texture name must have at most 15 characters and a dot, such as STONE00.0: {0}",
            "-",
            "Give the name of a texture, or an empty name for no texture."),
    EDIT_BLOCK(
            "mat0.edit-block",
            ERROR,
            ERROR,
            "A block to be written must have a known mode and mask, and keys with ascending end times.",
            "{0}",
            "-",
            "Give a block that the engine plays as intended."),
    EDIT_PHASE_REF(
            "mat0.edit-phase-ref",
            ERROR,
            ERROR,
            "The keys of a block to be written must refer to existing phases.",
            "key {0} of block {1} refers to phase {2}; the material has {3}",
            "-",
            "Add the phase first, or let the key refer to another one."),
    EDIT_PHASE_USED(
            "mat0.edit-phase-used",
            ERROR,
            ERROR,
            "A phase can only be removed if no key refers to it.",
            "key {1} of block {2} refers to phase {0}",
            "-",
            "Let the key refer to another phase first."),
    EDIT_COUNT(
            "mat0.edit-count",
            ERROR,
            ERROR,
            "A material to be written must have 1 to 65535 phases and at most 19 animation blocks.",
            "a material has {0} to {1} {2}, not {3}",
            "-",
            "Split the material, or remove what you do not need."),
    EDIT_META(
            "mat0.edit-meta",
            ERROR,
            ERROR,
            "The version of a material must be able to store the given values.",
            "version {0} of the format cannot store the given surfaceId, speedFactor or damagePerSecond",
            "-",
            "Set the version of the material to 6 as well.");

    /** What is wrong with a payload that ends too early. */
    static final String CUT = "{0} needs {1} bytes, but only {2} remain";

    /** What is wrong with a payload that goes on. */
    static final String TAIL = "{0} bytes follow the last block";

    /** What is wrong with a block to be written. */
    static final String BLOCK_MODE = "the mode of a block must be 0 to 3, not {0}";

    static final String BLOCK_MASK = "an interpolation mask may only use bits up to 0x1F: {0}";
    static final String BLOCK_KEYS = "a block has 1 to {0} keys, not {1}";
    static final String BLOCK_ORDER = "key {0} ends at {1} ms, not after its start at {2} ms";

    private final Rule about;

    Mat0Problem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
