package dev.ironkit.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What people type who know other programs, and which command does that here. A slip of the finger is not looked for. */
final class OtherWords {

    private static final List<String> HELP = List.of("?", "h", "help", "usage", "man");

    private static final Map<String, String> HINTS = new TreeMap<>();

    static {
        say("use ironkit --version", "version", "v", "ver", "about");
        say(
                "ironkit extract X -o DIR extracts an archive",
                "unpack",
                "unzip",
                "unrar",
                "untar",
                "uncompress",
                "decompress",
                "expand",
                "x",
                "extractall",
                "export-all");
        say("ironkit pack DIR -o FILE builds an archive", "zip", "tar", "compress", "repack", "rebuild", "create");
        say(
                "ironkit convert X -o FILE converts to a file that other programs open (.png, .dds, .glb, .obj); ironkit extract"
                        + " extracts entries unchanged",
                "export",
                "save",
                "decode",
                "dump-all",
                "topng",
                "toglb");
        say(
                "ironkit replace ADDRESS FILE -o NEW.lib replaces an entry with an image, a model or bytes; ironkit add"
                        + " adds a new entry",
                "import",
                "insert",
                "put",
                "inject",
                "update",
                "encode",
                "swap");
        say(
                "ironkit cat prints the fields of an asset, ironkit hex its bytes",
                "dump",
                "print",
                "type",
                "xxd",
                "hexdump");
        say(
                "ironkit info summarises a file, ironkit render draws textures, ironkit convert X -o"
                        + " model.glb converts a model for other programs",
                "view",
                "show",
                "open",
                "display",
                "preview",
                "image",
                "look");
        say("ironkit ls lists the entries of an archive", "list", "dir", "contents", "entries", "l", "ll");
        say("ironkit rm removes entries from an archive", "delete", "del", "remove", "erase", "drop");
        say("ironkit mv renames an entry", "rename", "ren", "move");
        say("ironkit add copies an entry of one archive into another", "copy", "cp");
        say("ironkit set changes fields, ironkit replace whole entries", "edit", "change", "modify", "patch", "write");
        say("ironkit get reads fields, ironkit cat all of them", "read", "field", "value");
        say(
                "ironkit validate finds problems, ironkit verify checks that saving loses no byte",
                "check",
                "test",
                "lint");
        say(
                "ironkit validate finds problems and says how to fix them, ironkit recompute corrects derived values",
                "fix",
                "repair",
                "mend");
        say("ironkit diff shows differences", "compare", "cmp", "delta");
        say("ironkit find searches for names, text, bytes and values", "search", "grep", "locate", "where");
        say("ironkit stats counts assets and field values", "count", "statistics", "summary");
        say("ironkit refs shows which assets use which", "deps", "links", "uses", "references");
        say("ironkit play shows what materials and effects do over time", "animate", "run", "simulate");
        say("ironkit demo -o DIR writes a sample game folder for experiments", "example", "sample", "tutorial", "try");
        say(
                "an edit with --in-place keeps the old file as NAME.bak, the next one as NAME.bak2: ironkit"
                        + " diff NAME.bak NAME shows the changes, and copying NAME.bak over NAME undoes them; with -o"
                        + " the old file is never changed",
                "undo",
                "restore",
                "revert",
                "rollback",
                "reset",
                "backup");
    }

    private OtherWords() {}

    private static void say(String hint, String... words) {
        for (String word : words) {
            HINTS.put(word, hint);
        }
    }

    /** {@return which command is probably meant, as part of a sentence} */
    static Optional<String> hint(String said) {
        if (asksForHelp(said)) {
            return Optional.of("for help, use ironkit --help or ironkit COMMAND --help");
        }
        return Optional.ofNullable(HINTS.get(bare(said)));
    }

    /** {@return whether a word asks for help in the manner of other programs} */
    static boolean asksForHelp(String said) {
        return HELP.contains(bare(said));
    }

    /** Without the sign that elsewhere stands before options. */
    private static String bare(String said) {
        return said.toLowerCase(Locale.ROOT).replaceFirst("^(--?|/)", "");
    }

    /** {@return all words that are known} */
    static List<String> all() {
        return List.copyOf(HINTS.keySet());
    }
}
