package dev.ironkit.demo;

import dev.ironkit.demo.broken.BrokenShelf;
import java.util.ArrayList;
import java.util.List;

/** Damaged files, one rule broken in each file or entry, to see what the reports look like. */
public final class BrokenGame {

    private BrokenGame() {}

    /** {@return the damaged files; each file, or each entry of it, is named after the rule it breaks} */
    public static List<DemoFile> files() {
        List<DemoFile> files = new ArrayList<>();
        BrokenShelf.files()
                .forEach((rule, bytes) -> files.add(DemoFile.of("broken/" + rule + ".lib", bytes, "breaks " + rule)));
        BrokenShelf.archives()
                .forEach((name, entries) ->
                        files.add(new DemoFile("broken/" + name, "breaks a rule in each entry", sink -> {
                            ArchiveBuilder archive = new ArchiveBuilder();
                            entries.forEach(entry -> archive.add(
                                    entry.type(),
                                    entry.name(),
                                    entry.attr1(),
                                    entry.attr2(),
                                    entry.attr3(),
                                    entry.bytes()));
                            archive.writeTo(sink);
                        })));
        return files;
    }
}
