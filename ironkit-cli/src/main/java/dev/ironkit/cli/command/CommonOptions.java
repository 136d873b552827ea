package dev.ironkit.cli.command;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.cli.console.Console;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.SaidAttributes;
import dev.ironkit.workspace.GameFolderSetting;
import dev.ironkit.workspace.ReadOptions;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The options every command has. One name means one thing everywhere. */
public final class CommonOptions {

    @Option(
            order = 901,
            names = "--json",
            description = "Print the result as one JSON document (stable; text output may change).")
    public boolean json;

    @Option(
            order = 902,
            names = {"-q", "--quiet"},
            description = "Print only the result and errors.")
    public boolean quiet;

    @Option(
            order = 903,
            names = {"-v", "--verbose"},
            description = "Print more on stderr.")
    public boolean verbose;

    @Option(
            order = 904,
            names = "--debug",
            description = "On an internal error, show the stack trace and write a bug report file.")
    public boolean debug;

    @Option(
            order = 905,
            names = "--color",
            paramLabel = "auto|always|never",
            defaultValue = "auto",
            description = "When to use colour. NO_COLOR and CLICOLOR_FORCE are respected.")
    String color;

    @Option(order = 906, names = "--no-input", description = "Never prompt. (Currently no command does.)")
    boolean noInput;

    @Option(
            order = 907,
            names = "--game",
            paramLabel = "DIR",
            description = "The game folder, used for game: addresses. Default: IRONKIT_GAME or the config file.")
    public Path game;

    @Option(
            order = 908,
            names = "--read",
            paramLabel = "strict|tolerant",
            description = "How to treat damaged input. Default: tolerant for reading, strict for writing.")
    public String read;

    @Option(order = 909, names = "--rsli-overlay", description = "Use the trailer of RsLi libraries.")
    public boolean rsliOverlay;

    @Option(
            order = 914,
            names = "--wear-parser",
            paramLabel = "tolerant|file|buffer",
            description = "How to parse material lists; file and buffer are the engine's two parsers.")
    public String wearParser;

    @Option(
            order = 910,
            names = "--as",
            paramLabel = "mat0|wear|fxid|pal|msh|texm|nres|raw",
            description = "The kind of a loose file; nres treats a model as a plain archive.")
    public String as;

    @Option(
            order = 911,
            names = "--attr1",
            paramLabel = "N",
            description = "Attribute 1 of the directory entry that a loose file lacks.")
    String attr1;

    @Option(order = 912, names = "--attr2", paramLabel = "N", description = "The same for attribute 2.")
    String attr2;

    @Option(order = 913, names = "--attr3", paramLabel = "N", description = "The same for attribute 3.")
    String attr3;

    public ReadOptions readOptions() {
        return new ReadOptions(GameFolderSetting.find(game), rsliOverlay, kind(), attributes(), wearParser());
    }

    public WearParser wearParser() {
        if (wearParser == null) {
            return WearParser.TOLERANT;
        }
        return Arrays.stream(WearParser.values())
                .filter(parser -> parser.id().equals(wearParser.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(
                        () -> new UsageException("--wear-parser takes tolerant, file or buffer, not " + wearParser));
    }

    /** {@return how to listen while reading, where a command has no reason of its own} */
    public Problems.Mode mode(Problems.Mode otherwise) {
        if (read == null) {
            return otherwise;
        }
        return switch (read.toLowerCase(Locale.ROOT)) {
            case "strict" -> Problems.Mode.STRICT;
            case "tolerant" -> Problems.Mode.TOLERANT;
            default -> throw new UsageException("--read takes strict or tolerant, not " + read);
        };
    }

    Console.ColorChoice colorChoice() {
        return switch (color.toLowerCase(Locale.ROOT)) {
            case "auto" -> Console.ColorChoice.AUTO;
            case "always" -> Console.ColorChoice.ALWAYS;
            case "never" -> Console.ColorChoice.NEVER;
            default -> throw new UsageException("--color takes auto, always or never, not " + color);
        };
    }

    private AssetKind kind() {
        if (as == null) {
            return null;
        }
        return AssetKind.ofWord(as.toLowerCase(Locale.ROOT))
                .orElseThrow(() ->
                        new UsageException("--as takes mat0, wear, fxid, pal, msh, texm, nres or raw, not " + as));
    }

    private Attributes attributes() {
        boolean isMaterial = as != null && as.equalsIgnoreCase(AssetKind.MAT0.word());
        return new Attributes(
                0,
                number("--attr1", attr1, 0),
                number("--attr2", attr2, isMaterial ? 6 : 0),
                number("--attr3", attr3, 0));
    }

    /** {@return what the user says that a directory entry shall say} */
    public SaidAttributes said() {
        return new SaidAttributes(said("--attr1", attr1), said("--attr2", attr2), said("--attr3", attr3));
    }

    private static OptionalInt said(String option, String text) {
        return text == null ? OptionalInt.empty() : OptionalInt.of(number(option, text, 0));
    }

    /** {@return an unsigned 32-bit number as its raw bits} */
    public static int number(String option, String text, int otherwise) {
        if (text == null) {
            return otherwise;
        }
        try {
            long value = Long.decode(text);
            if (value >= 0 && value <= 0xFFFF_FFFFL) {
                return (int) value;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new UsageException(option + " takes a number from 0 to 4294967295, not " + text);
    }
}
