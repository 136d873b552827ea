package dev.ironkit.toolkit.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.JsonContent;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.toolkit.input.SaidAttributes;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.ArchiveEdit;
import dev.ironkit.workspace.edit.TableCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an entry that is added holds, and what the directory says of it: made of a file as {@code replace} makes it. */
public final class NewContent {

    /**
     * An entry to be.
     *
     * @param name what it is called, where the user does not say
     * @param attributes its type and attributes
     * @param content its content
     * @param remark what the receipt says of it
     */
    public record Made(ByteView name, Attributes attributes, ByteView content, Receipt.Remark remark) {}

    /**
     * What the user says of all that is added.
     *
     * @param raw whether contents go in as they are
     * @param pictures how pictures become textures
     * @param said what the directory shall say
     * @param typeOption the option that says a type, for messages
     */
    public record Wish(boolean raw, PictureSettings pictures, SaidAttributes said, String typeOption) {}

    private final Wish options;
    private final Workspace workspace;
    private final Problems problems;
    private boolean hasPictures;

    public NewContent(Wish options, Workspace workspace, Problems problems) {
        this.options = options;
        this.workspace = workspace;
        this.problems = problems;
    }

    /**
     * {@return the entry that a file becomes}
     *
     * @param type what the user says that it is, or null
     */
    public Made of(ArchiveEdit target, InputFile input, String type) {
        if (options.raw()) {
            return asItIs(attributes(target, input, Optional.empty(), type), input);
        }
        Optional<Object> json = json(input);
        Attributes said = attributes(target, input, json, type);
        Optional<AssetKind> kind = AssetKind.said(said);
        if (kind.equals(Optional.of(AssetKind.TEXM))) {
            if (PictureFile.sniff(input.bytes())) {
                return picture(input, said);
            }
            FileImport.refuseOtherPicture(input.title(), input.bytes());
        }
        if (kind.equals(Optional.of(AssetKind.MSH)) && input.isOtherModel()) {
            throw new RefusedException(
                    RequestProblem.OTHER_MODEL,
                    new AssetPath(input.title()),
                    input.title(),
                    Printable.shellWord(input.title()));
        }
        return kind.isPresent() && json.isPresent()
                ? fromJson(input, said, kind.get(), json.get())
                : asItIs(said, input);
    }

    /** Whether there was a picture among what was added. */
    public boolean hasPictures() {
        return hasPictures;
    }

    private static Made asItIs(Attributes said, InputFile input) {
        return new Made(input.name(), said, input.bytes(), Receipt.Remark.NONE);
    }

    private Made picture(InputFile input, Attributes said) {
        hasPictures = true;
        boolean isFile = input.name() != null;
        PictureInput picture = isFile
                ? PictureInput.read(workspace, input.found(), options.pictures().mipsIn(), problems)
                : new PictureInput(PictureFile.read(input.bytes(), problems), Optional.empty());
        Imported imported = TextureImport.run(
                picture.picture(),
                Optional.empty(),
                picture.sidecar(),
                options.pictures().in(options.pictures().palette(workspace, problems)),
                new AssetPath(input.title()));
        imported.findings().forEach(problems::add);
        return new Made(
                isFile ? withoutEnding(input.name()) : null,
                said,
                TexmFormat.TEXM.encoded(imported.texture()),
                PictureEdits.remark(imported));
    }

    /** The ending is the picture's: convert puts it behind the name of the texture. */
    private static ByteView withoutEnding(ByteView name) {
        String text = Workspace.display(name).toLowerCase(Locale.ROOT);
        return text.endsWith(".png") || text.endsWith(".dds") ? name.slice(0, name.length() - 4) : name;
    }

    private static Optional<Object> json(InputFile input) {
        if (input.kind() != AssetKind.RAW || input.isOtherModel() || !JsonContent.sniff(input.bytes())) {
            return Optional.empty();
        }
        try {
            return Optional.of(JsonContent.parse(input.bytes().load()));
        } catch (JsonException e) {
            // Something else that starts so; whether it may go in is asked later.
            return Optional.empty();
        }
    }

    private Made fromJson(InputFile input, Attributes said, AssetKind type, Object document) {
        List<String> notes = new ArrayList<>();
        Format<?> format = type.format().orElseThrow();
        try {
            JsonContent.kind(document).filter(kind -> !kind.equals(type.word())).ifPresent(kind -> {
                throw new JsonException("the JSON is of kind " + kind + ", but the type is " + type.typeText(), "kind");
            });
            Problems here = Problems.in(problems.mode(), new AssetPath(input.title()));
            ByteView content = JsonContent.read(document, format, said, here, notes::add);
            String note = notes.isEmpty() ? "made from JSON" : "made from JSON; " + JsonContent.told(notes);
            Receipt.Remark remark = new Receipt.Remark(note, List.of(), List.of());
            return new Made(withoutJson(input.name()), said, content, remark);
        } catch (JsonException e) {
            throw new MalformedAssetException(
                    Diagnostic.of(RequestProblem.JSON, new AssetPath(input.title()), e.getMessage()));
        }
    }

    private static ByteView withoutJson(ByteView name) {
        boolean ends =
                name != null && Workspace.display(name).toLowerCase(Locale.ROOT).endsWith(".json");
        return ends ? name.slice(0, name.length() - ".json".length()) : name;
    }

    /** What the directory will say: the options first, then what the input says of itself, then what is usual. */
    private Attributes attributes(ArchiveEdit target, InputFile input, Optional<Object> json, String type) {
        boolean intoArchive = target.original().format().equals(NresFormat.NRES.name());
        boolean sameFormat = input.format().equals(target.original().format());
        Attributes own = json.filter(document -> intoArchive)
                .flatMap(JsonContent::attributes)
                .orElse(sameFormat ? input.attributes() : Attributes.NONE);
        AssetKind kind =
                json.flatMap(JsonContent::kind).flatMap(AssetKind::ofWord).orElse(input.kind());
        boolean fromContent = intoArchive && own.type() == 0;
        String wanted = type == null && fromContent ? kind.entryType().orElse(null) : type;
        try {
            Attributes typed = target.original().attributesFor(wanted, own);
            boolean silent = own.type() == 0 && own.attr1() == 0 && own.attr2() == 0 && own.attr3() == 0;
            Attributes usual = intoArchive && silent
                    ? AssetKind.said(typed).map(AssetKind::usual).orElse(typed)
                    : typed;
            Attributes said =
                    target.original().attributesFor(wanted, options.said().over(intoArchive ? usual : own));
            return options.said().isEmpty()
                    ? TableCounts.ofNew(target.original(), said, input.bytes().length())
                    : said;
        } catch (FieldValueException e) {
            throw new UsageException(
                    input.title() + ": " + e.getMessage() + (wanted == null ? "; use " + options.typeOption() : ""));
        }
    }
}
