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
        say("that is ironkit --version", "version", "v", "ver", "about");
        say(
                "ironkit extract X -o DIR takes an archive apart",
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
        say(
                "ironkit pack DIR -o FILE puts an archive together",
                "zip",
                "tar",
                "compress",
                "repack",
                "rebuild",
                "create");
        say(
                "ironkit convert X -o FILE makes a file that other programs open (.png, .dds, .glb, .obj); ironkit extract"
                        + " takes entries out as they are",
                "export",
                "save",
                "decode",
                "dump-all",
                "topng",
                "toglb");
        say(
                "ironkit replace ADDRESS FILE -o NEW.lib puts a picture, a model or bytes in place of an entry; ironkit add"
                        + " puts in a new one",
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
                "ironkit info tells what a thing is, ironkit render makes a picture of textures, ironkit convert X -o"
                        + " model.glb a model that other programs show",
                "view",
                "show",
                "open",
                "display",
                "preview",
                "image",
                "look");
        say("ironkit ls lists what is in it", "list", "dir", "contents", "entries", "l", "ll");
        say("ironkit rm takes entries out of an archive", "delete", "del", "remove", "erase", "drop");
        say("ironkit mv gives an entry another name", "rename", "ren", "move");
        say("ironkit add puts an entry of one archive into another", "copy", "cp");
        say("ironkit set changes fields, ironkit replace whole entries", "edit", "change", "modify", "patch", "write");
        say("ironkit get reads fields, ironkit cat all of them", "read", "field", "value");
        say(
                "ironkit validate finds what is wrong, ironkit verify proves that no save loses a byte",
                "check",
                "test",
                "lint");
        say(
                "ironkit validate finds what is wrong and tells how to mend it, ironkit recompute makes derived values right",
                "fix",
                "repair",
                "mend");
        say("ironkit diff tells what differs", "compare", "cmp", "delta");
        say("ironkit find looks for names, texts, bytes and values", "search", "grep", "locate", "where");
        say("ironkit stats counts what is there", "count", "statistics", "summary");
        say("ironkit refs tells what uses what", "deps", "links", "uses", "references");
        say("ironkit play shows what materials and effects do over time", "animate", "run", "simulate");
        say(
                "ironkit demo -o DIR writes a made-up game folder to try things on",
                "example",
                "sample",
                "tutorial",
                "try");
        say(
                "an edit with --in-place keeps the file as it was beside it, as NAME.bak, the next one as NAME.bak2: ironkit"
                        + " diff NAME.bak NAME tells what was changed, and copying that file over NAME takes it back; with -o"
                        + " the old file was never changed",
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
            return Optional.of("help is ironkit --help, and ironkit COMMAND --help");
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
