package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;

/** The files of a folder: what each one is, and how many entries an archive has. */
final class FolderListing {

    private record Line(String path, AssetKind kind, long size, int entries) {}

    private final List<Line> lines;

    private FolderListing(List<Line> lines) {
        this.lines = lines;
    }

    /**
     * The files of a folder.
     *
     * @param names what their names are like; null for all
     */
    static FolderListing of(Workspace workspace, Address folder, Glob names) {
        List<Line> lines = new ArrayList<>();
        for (Address file : Inputs.filesBelow(workspace, folder)) {
            if (names != null
                    && !names.matches(workspace.path(file).getFileName().toString())) {
                continue;
            }
            Located found = workspace.locate(file, Problems.tolerant());
            lines.add(new Line(found.path().text(), found.kind(), found.bytes().length(), count(found)));
            workspace.release(found.file());
        }
        return new FolderListing(lines);
    }

    /** How many entries there are; -1 for what is no archive or cannot be opened. */
    private static int count(Located found) {
        if (!found.kind().isContainer()) {
            return -1;
        }
        try {
            return found.container(Problems.tolerant()).count();
        } catch (MalformedAssetException e) {
            return -1;
        }
    }

    void print(Console console) {
        Table table = new Table("kind", ">entries", ">size", "path");
        for (Line line : lines) {
            table.row(line.kind().word(), line.entries() < 0 ? "-" : line.entries(), line.size(), line.path());
        }
        table.print(console);
    }

    void write(JsonWriter out) {
        for (Line line : lines) {
            out.object()
                    .field("path", line.path())
                    .field("kind", line.kind().word())
                    .field("size", line.size());
            if (line.entries() >= 0) {
                out.field("entries", line.entries());
            }
            out.end();
        }
    }
}
