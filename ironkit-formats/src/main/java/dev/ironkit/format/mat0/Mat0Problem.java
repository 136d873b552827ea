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
            "Header, phases and animation blocks are there in full, and nothing stands behind them.",
            "{0}",
            "The engine would read outside the data, or leave bytes unread.",
            "The material is cut off or damaged, or attr2 of its entry is wrong: hold both against a backup."),
    ANIM_COUNT(
            "mat0.anim-count",
            ERROR,
            ERROR,
            "A material has fewer than 20 animation blocks.",
            "the material has {0} animation blocks; 19 are the most",
            "With the words \"Too many animations for material.\" it stops.",
            "Remove blocks, or take the material from a backup."),
    PHASE_REF(
            "mat0.phase-ref",
            ERROR,
            WARNING,
            "A key names a phase that is there.",
            "key {0} of block {1} shows phase {2}; there are {3}",
            "The engine would read outside its table of phases.",
            "Set blocks[{1}].keys[{0}].phase; until then phase 0 is shown there."),
    NO_PHASES(
            "mat0.no-phases",
            WARNING,
            WARNING,
            "A material has a phase.",
            "the material has no phases",
            "There is nothing to show; what the engine does is not known.",
            "Give the material a phase."),
    NO_KEYS(
            "mat0.no-keys",
            WARNING,
            WARNING,
            "An animation block has a key.",
            "block {0} has no keys",
            "Phase 0 is shown.",
            "Give the block keys, or remove it."),
    KEY_ORDER(
            "mat0.key-order",
            WARNING,
            WARNING,
            "Each key ends behind the one before it, and the first of several behind 0.",
            "key {0} of block {1} ends at {2} ms, not behind {3} ms where it starts",
            "The key is never shown, or the search for the current key goes wrong.",
            "Set blocks[{1}].keys[{0}].end."),
    PERIOD_ZERO(
            "mat0.period-zero",
            WARNING,
            WARNING,
            "The last key of a block ends behind 0.",
            "the cycle of block {0} takes 0 ms",
            "The first key is shown all the time.",
            "Set the end of the last key."),
    MODE(
            "mat0.mode",
            WARNING,
            WARNING,
            "The mode of a block is 0 to 3.",
            "the mode of block {0} is {1}, which has no meaning",
            "Not known; it is treated as a loop here.",
            "Set the low three bits of blocks[{0}].modeAndMask: 0 loop, 1 ping-pong, 2 one-shot, 3 random."),
    MASK_BITS(
            "mat0.mask-bits",
            WARNING,
            WARNING,
            "Only the low five bits of the interpolation mask are set.",
            "the interpolation mask of block {0} is {1}; bits above 0x1F have no meaning",
            "Only the low five bits are looked at.",
            "Clear the bits from bit 8 on of blocks[{0}].modeAndMask."),
    K2(
            "mat0.k2",
            WARNING,
            WARNING,
            "The third word of a key is 0.",
            "k2 of key {0} of block {1} is {2}",
            "Nothing reads it.",
            "It is kept on every edit."),
    NIBBLE(
            "mat0.nibble",
            WARNING,
            WARNING,
            "Bits 2 to 5 of attr1 name one of the blend modes 0 to 4.",
            "the blend mode in attr1 is {0}; 4 is the last",
            "The engine would read outside its table; opaque is shown here.",
            "Set entry.attr1: 0 opaque, 4 alpha, 8 additive, 12 multiply, 16 multiply twice."),
    VERSION(
            "mat0.version",
            WARNING,
            WARNING,
            "The version in attr2 is at most 6.",
            "attr2 is {0}; no shipped material has more than 6",
            "Everything from 4 on is read alike.",
            "Set entry.attr2 to 6."),
    ALPHA(
            "mat0.alpha",
            WARNING,
            WARNING,
            "The opacity of a phase is at most 100.",
            "ambientAlpha of phase {0} is {1}, which is more than 100 hundredths",
            "The value goes to the device as it is, above 1.",
            "Set phases[{0}].ambientAlpha to 100 or less."),
    TEXTURE_NUL(
            "mat0.texture-nul",
            WARNING,
            WARNING,
            "A NUL ends the texture name inside its 16 bytes.",
            "the texture name of phase {0} fills all 16 bytes: {1}",
            "Not known; all 16 bytes are taken for the name here.",
            "Give the texture a name of at most 15 characters."),
    TEXTURE_NAME(
            "mat0.texture-name",
            WARNING,
            WARNING,
            "A dot stands in the name of a texture.",
            "the texture name of phase {0} has no dot: {1}",
            "It says \"Bad texture name.\" and shows no texture.",
            "Set phases[{0}].texture to a name such as {1}.0"),
    PALETTE_SUFFIX(
            "mat0.palette-suffix",
            WARNING,
            WARNING,
            "The letters behind the dot of a texture name lead to one of 286 palettes, or to none.",
            "the texture name of phase {0}, {1}, leads to palette {2}; there are 286",
            "The engine does not check the upper end and reads behind its table of palettes.",
            "Use a texture whose name ends in .0, which stands for no palette, or in .A to .Z9."),
    CELL(
            "mat0.cell",
            WARNING,
            WARNING,
            "The cell of a phase is a rectangle that its texture has, or -1.",
            "phase {0} shows rectangle {1} of {2}, which has {3}",
            "It reads outside the table of rectangles.",
            "Set phases[{0}].cell to a rectangle of the texture, or to -1 for all of it."),
    EDIT_VALUE(
            "mat0.edit-value",
            ERROR,
            ERROR,
            "A value that is written fits its field and means something there.",
            "{0} takes {1} to {2}, not {3}",
            "-",
            "Give a value in that range."),
    EDIT_TEXTURE(
            "mat0.edit-texture",
            ERROR,
            ERROR,
            "A texture name that is written has at most 15 characters of CP1251, with a dot among them, or is empty.",
            "a texture name has at most 15 characters and a dot, such as STONE00.0, unlike: {0}",
            "-",
            "Give the name of a texture, or an empty one for none."),
    EDIT_BLOCK(
            "mat0.edit-block",
            ERROR,
            ERROR,
            "A block that is written has a known mode and mask and keys that end one behind the other.",
            "{0}",
            "-",
            "Give a block that the engine plays as it is meant."),
    EDIT_PHASE_REF(
            "mat0.edit-phase-ref",
            ERROR,
            ERROR,
            "The keys of a block that is written name phases that are there.",
            "key {0} of block {1} shows phase {2}; there are {3}",
            "-",
            "Add the phase first, or let the key show another."),
    EDIT_PHASE_USED(
            "mat0.edit-phase-used",
            ERROR,
            ERROR,
            "A phase that is removed is shown by no key.",
            "phase {0} is shown by key {1} of block {2}",
            "-",
            "Let the key show another phase first."),
    EDIT_COUNT(
            "mat0.edit-count",
            ERROR,
            ERROR,
            "A material that is written has 1 to 65535 phases and at most 19 animation blocks.",
            "a material has {0} to {1} {2}, not {3}",
            "-",
            "Split the material, or remove what is not needed."),
    EDIT_META(
            "mat0.edit-meta",
            ERROR,
            ERROR,
            "The version of a material stores the values that are given.",
            "version {0} of the format has no room for surfaceId, speedFactor or damagePerSecond as given",
            "-",
            "Give the material version 6 as well.");

    /** What is wrong with a payload that ends too early. */
    static final String CUT = "{0} needs {1} bytes, {2} are left";

    /** What is wrong with a payload that goes on. */
    static final String TAIL = "{0} bytes stand behind the last block";

    /** What is wrong with a block to be written. */
    static final String BLOCK_MODE = "the mode of a block is 0 to 3, not {0}";

    static final String BLOCK_MASK = "an interpolation mask has bits up to 0x1F only, unlike {0}";
    static final String BLOCK_KEYS = "a block has 1 to {0} keys, not {1}";
    static final String BLOCK_ORDER = "key {0} ends at {1} ms, not behind {2} ms where it starts";

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
