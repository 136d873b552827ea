package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import java.util.List;

/**
 * An archive of the demo game, read back.
 *
 * @param archive what is in it
 */
record DemoArchive(NresArchive archive) {

    static DemoArchive named(String file) {
        ByteView content = DemoGame.files().stream()
                .filter(made -> made.name().equals(file))
                .findFirst()
                .orElseThrow()
                .content();
        return new DemoArchive(NresFormat.NRES.decode(content, Problems.strict()));
    }

    List<String> names() {
        return archive.entries().stream().map(entry -> entry.name().toString()).toList();
    }

    NresEntry entry(String name) {
        return archive.entries().get(names().indexOf(name));
    }

    Model model(String stem) {
        return MshFormat.MSH.decode(entry(stem + ".msh").payload(), Problems.strict());
    }

    WearList wear(String stem) {
        return WearFormat.WEAR.decode(entry(stem + ".wea").payload(), Problems.strict());
    }
}
