package dev.ironkit.cli;

import java.util.Locale;

/** What the program says when it is asked for nothing in particular. */
final class Welcome {

    private Welcome() {}

    static void print(Console console) {
        console.line(Version.TOOL + ": look into, check, change and prove the assets of Iron3D games");
        console.line("");
        console.line(
                "  ironkit demo -o demo                                  a made-up game folder to try everything on");
        console.line("  ironkit ls -l demo/Textures.lib                       what is in an archive");
        console.line(
                "  ironkit extract demo/Textures.lib -o tex              take it out; pack tex -o new.lib puts it back");
        console.line(
                "  ironkit replace 'demo/Textures.lib!/NAME' f --raw -o new.lib    change one entry, keep the rest");
        console.line("  ironkit verify --roundtrip demo                       prove that a save loses nothing");
        console.line("");
        console.line("  ironkit --help lists all commands, ironkit COMMAND --help explains one with examples");
    }

    static void printAll(Console console) {
        console.line("Usage: ironkit COMMAND [OPTIONS] [INPUT...]");
        console.line("");
        CommandModels.all()
                .forEach((name, model) -> console.line(String.format(
                        Locale.ROOT, "  %-11s %s", name, model.usageMessage().header()[0])));
        console.line("");
        console.line("An address names a file, or something inside one: 'robots.rlb!/robot.msh!/type:8'.");
        console.line("ironkit COMMAND --help shows two examples, the options and the exit codes.");
    }
}
