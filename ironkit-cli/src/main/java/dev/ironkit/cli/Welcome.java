package dev.ironkit.cli;

import dev.ironkit.cli.console.Console;
import dev.ironkit.toolkit.Version;
import java.util.Locale;

/** What the program says when it is asked for nothing in particular. */
final class Welcome {

    /** What people come for, in lines that can be pasted one after the other. */
    private static final String TEXT = """
            : look into, check, change and prove the assets of Iron3D games

              ironkit demo -o demo                       # a made-up game folder to try everything on
              ironkit ls -l demo/Textures.lib            # what is in an archive
              ironkit extract demo/Textures.lib -o tex   # take everything out...
              ironkit pack tex -o same.lib               # ...and put it back: the same bytes
              ironkit replace 'demo/Textures.lib!/HULL01.0' tex/HULL02.0 --raw -o new.lib   # change one entry
              ironkit diff demo/Textures.lib new.lib     # what differs
              ironkit verify --roundtrip demo            # prove that no save loses a byte
            ironkit --help lists all commands; ironkit COMMAND --help starts with two examples
            """;

    private Welcome() {}

    static void print(Console console) {
        console.out().print(Version.TOOL + TEXT);
    }

    static void printAll(Console console) {
        console.line("Usage: ironkit COMMAND [OPTIONS] [INPUT...]");
        console.line("");
        CommandModels.all()
                .forEach((name, model) -> console.line(String.format(
                        Locale.ROOT, "  %-11s %s", name, model.usageMessage().header()[0])));
        console.line("");
        console.line("An address names a file or something inside it: 'robots.rlb!/robot.msh!/type:8'.");
        console.line("ironkit COMMAND --help shows two examples, the options and the exit codes.");
    }
}
