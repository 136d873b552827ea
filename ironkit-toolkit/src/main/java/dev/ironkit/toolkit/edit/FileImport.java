package dev.ironkit.toolkit.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.OtherPicture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.convert.JsonContent;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.edit.ContentImport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes contents of files that were edited with other programs in an extracted folder, as {@code replace} makes them. */
public final class FileImport implements ContentImport {

    private final Problems problems;
    private final Problems.Mode mode;

    /**
     * An import.
     *
     * @param problems hears what is odd about pictures
     * @param mode how contents are read
     */
    public FileImport(Problems problems, Problems.Mode mode) {
        this.problems = problems;
        this.mode = mode;
    }

    @Override
    public Made make(AssetPath path, Attributes attributes, ByteView name, Optional<ByteView> before, ByteView given) {
        Optional<AssetKind> said = AssetKind.said(attributes, name, given);
        if (said.equals(Optional.of(AssetKind.TEXM))) {
            if (PictureFile.sniff(given)) {
                return picture(path, before, given);
            }
            refuseOtherPicture(path.text(), given);
        }
        if (said.isPresent() && JsonContent.sniff(given) && !reads(said.get(), attributes, given)) {
            return json(path, said.get(), attributes, given);
        }
        return new Made(given, Receipt.Remark.NONE);
    }

    /** Refuses pictures that nobody reads here, by their own name. */
    public static void refuseOtherPicture(String title, ByteView given) {
        OtherPicture.name(given).ifPresent(kind -> {
            throw new WorkspaceException(RequestProblem.OTHER_PICTURE, title, kind);
        });
    }

    private Made picture(AssetPath path, Optional<ByteView> before, ByteView given) {
        // What a picture cannot say, flags and pages among it, has to come from the texture that was there.
        ByteView was = before.orElseThrow(() -> new RefusedException(RequestProblem.PICTURE_ALONE, path));
        Texture texture = TexmFormat.TEXM.decode(was.load(), Problems.in(mode, path));
        Imported imported = TextureImport.run(
                PictureFile.read(given.load(), problems.at(path)),
                Optional.of(texture),
                Optional.empty(),
                ImportOptions.PLAIN,
                path);
        imported.findings().forEach(problems::add);
        return new Made(TexmFormat.TEXM.encoded(imported.texture()), PictureEdits.remark(imported));
    }

    private boolean reads(AssetKind said, Attributes attributes, ByteView given) {
        try {
            format(said).decode(given.load(), attributes, Problems.in(mode, AssetPath.UNNAMED));
            return true;
        } catch (MalformedAssetException e) {
            return false;
        }
    }

    private static Format<?> format(AssetKind said) {
        return said.format().orElseThrow();
    }

    private Made json(AssetPath path, AssetKind said, Attributes attributes, ByteView given) {
        List<String> notes = new ArrayList<>();
        try {
            Object document = JsonContent.parse(given.load());
            JsonContent.kind(document).filter(kind -> !kind.equals(said.word())).ifPresent(kind -> {
                throw new JsonException(
                        "the JSON is of kind " + kind + ", but the entry is of kind " + said.word(), "kind");
            });
            JsonContent.attributes(document)
                    .filter(others -> others.type() != 0 && !others.equals(attributes))
                    .ifPresent(others -> {
                        throw new JsonException(
                                "the manifest has different attributes; use ironkit set to change those of an entry",
                                "attributes");
                    });
            ByteView content =
                    JsonContent.read(document, format(said), attributes, Problems.in(mode, path), notes::add);
            String note = notes.isEmpty() ? "made from JSON" : "made from JSON; " + JsonContent.told(notes);
            return new Made(content, new Receipt.Remark(note, List.of(), List.of()));
        } catch (JsonException e) {
            throw new MalformedAssetException(Diagnostic.of(RequestProblem.JSON, path, e.getMessage()));
        }
    }
}
