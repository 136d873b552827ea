package dev.ironkit.toolkit.input;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;

/**
 * Content that goes into an archive: a file, an entry of another archive, or stdin.
 *
 * @param title how messages call it
 * @param name the name an entry made of it gets; null where there is none
 * @param bytes the content
 * @param kind what it is
 * @param attributes type and attributes, from its directory entry or from the options
 * @param format the format of the archive it is an entry of; empty for a file
 * @param found where it is
 */
public record InputFile(
        String title,
        ByteView name,
        ByteView bytes,
        AssetKind kind,
        Attributes attributes,
        String format,
        Located found) {

    /** Stands for the standard streams. */
    public static final String STREAM = "-";

    /** Whether it is a model that another program wrote. */
    public boolean isOtherModel() {
        return OtherModel.sniff(found);
    }

    /**
     * What a text names.
     *
     * @param stdin where {@code -} leads
     */
    public static InputFile read(Workspace workspace, String text, InputStream stdin, Problems problems) {
        return text.equals(STREAM)
                ? stdin(workspace, stdin, problems)
                : found(workspace.locate(Inputs.whole(workspace, text), problems));
    }

    /** What an address names. */
    public static InputFile read(Workspace workspace, Address address, Problems problems) {
        return found(workspace.locate(address, problems));
    }

    private static InputFile found(Located found) {
        List<Located.Level> levels = found.levels();
        if (levels.isEmpty()) {
            // Some systems take letters with marks apart; in an archive they are one.
            String file = Normalizer.normalize(found.file().path().getFileName().toString(), Normalizer.Form.NFC);
            ByteView name = ByteView.of(FieldType.encodeText(file));
            return new InputFile(found.path().text(), name, found.bytes(), found.kind(), found.attributes(), "", found);
        }
        Located.Level level = levels.get(levels.size() - 1);
        ArchiveEntry entry = level.container().directory().get(level.index());
        return new InputFile(
                found.path().text(),
                entry.name(),
                found.bytes(),
                found.kind(),
                found.attributes(),
                level.container().format(),
                found);
    }

    private static InputFile stdin(Workspace workspace, InputStream in, Problems problems) {
        workspace.hold(STREAM, stdin(in));
        Address held = new Address(STREAM, false, List.of(), Map.of());
        Located found = workspace.locate(held, problems);
        return new InputFile("stdin", null, found.bytes(), found.kind(), found.attributes(), "", found);
    }

    /** All of stdin, if it is no more than an asset may have. */
    static ByteView stdin(InputStream in) {
        int most = (int) Limits.STANDARD.maxUnpackedSize();
        try {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new WorkspaceException(IoProblem.HELD, STREAM, most >> 20);
            }
            return ByteView.of(bytes);
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, STREAM, String.valueOf(e.getMessage()));
        }
    }

    /** Reads stdin if it is among the inputs, so that {@code -} can be found like a file. */
    public static void holdStdin(Workspace workspace, List<String> inputs, InputStream in) {
        if (inputs.contains(STREAM)) {
            workspace.hold(STREAM, stdin(in));
        }
    }
}
