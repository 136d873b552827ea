package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.SimilarNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A field of all assets of a kind: {@code msh.batches[*].flags}.
 *
 * <p>A field of the header may be named without it ({@code texm.width}); {@code entry} is the directory entry of an asset
 * ({@code mat0.entry.attr1}), and {@code *} stands for every kind ({@code *.entry.type}).
 */
public final class FieldQuery {

    /** Stands for every kind. */
    private static final String ANY = "*";

    private static final String ENTRY = "entry";
    private static final String HEADER = "header";

    /** The fields of a directory entry. */
    private static final Shape ENTRY_SHAPE = new Shape.Members(Map.of(
            ENTRY,
            new Shape.Fixed(RecordLayout.builder()
                    .known("index", FieldType.U32, "")
                    .text("name", 1, "")
                    .known("type", FieldType.FOURCC, "")
                    .known("attr1", FieldType.U32, "")
                    .known("attr2", FieldType.U32, "")
                    .known("attr3", FieldType.U32, "")
                    .known("size", FieldType.U32, "")
                    .build(25))));

    private final String text;
    private final Optional<AssetKind> kind;
    private final FieldPath path;
    private final FieldPath inHeader;
    private final boolean ofEntry;

    private FieldQuery(String text, Optional<AssetKind> kind, String path) {
        this.text = text;
        this.kind = kind;
        this.path = FieldPath.parse(path);
        this.inHeader = FieldPath.parse(HEADER + "." + path);
        this.ofEntry = path.matches(ENTRY + "([.\\[].*)?");
    }

    /** {@return whether a text starts like a query: a kind, a dot, and something behind it} */
    public static boolean looksLikeOne(String text) {
        int dot = text.indexOf('.');
        return dot > 0
                && dot + 1 < text.length()
                && (text.substring(0, dot).equals(ANY)
                        || AssetKind.ofWord(text.substring(0, dot)).isPresent());
    }

    /**
     * {@return the query that a text says}
     *
     * @throws FieldValueException if it says none
     */
    public static FieldQuery parse(String text) {
        int dot = text.indexOf('.');
        String word = dot < 0 ? text : text.substring(0, dot);
        Optional<AssetKind> kind = AssetKind.ofWord(word);
        if (dot < 0 || dot + 1 == text.length() || (kind.isEmpty() && !word.equals(ANY))) {
            throw new FieldValueException(
                    "'" + text + "' is not a field of an asset kind; example: texm.format; the kinds are "
                            + String.join(", ", kinds()));
        }
        FieldQuery query = new FieldQuery(text, kind, text.substring(dot + 1));
        Optional<FieldPath.Unknown> unknown = query.unknown();
        if (unknown.isPresent() && !query.mayBeAnyway(unknown.get())) {
            throw query.refusal(unknown.get());
        }
        return query;
    }

    /** The name that no format of the kind has, if there is one. */
    private Optional<FieldPath.Unknown> unknown() {
        List<Shape> shapes = ofEntry
                ? List.of(ENTRY_SHAPE)
                : AssetKind.formats().stream()
                        .filter(format -> kind.isEmpty()
                                || format.name().equals(kind.get().word()))
                        .map(Format::shape)
                        .toList();
        Optional<FieldPath.Unknown> first = Optional.empty();
        for (Shape shape : shapes) {
            Optional<FieldPath.Unknown> here = path.unknownIn(shape);
            if (here.isEmpty() || (!ofEntry && inHeader.unknownIn(shape).isEmpty())) {
                return Optional.empty();
            }
            first = first.isPresent() ? first : here;
        }
        return first;
    }

    /** Whether an asset may have it all the same: what a model holds beside its tables has names of its own. */
    private boolean mayBeAnyway(FieldPath.Unknown unknown) {
        return !ofEntry
                && unknown.around().isEmpty()
                && kind.filter(one -> one != AssetKind.MSH).isEmpty();
    }

    private FieldValueException refusal(FieldPath.Unknown unknown) {
        List<String> names = new ArrayList<>(unknown.known());
        if (unknown.around().isEmpty() && !ofEntry) {
            kind.flatMap(AssetKind::format)
                    .flatMap(format -> inHeader.unknownIn(format.shape()))
                    .filter(header -> header.around().equals(HEADER))
                    .ifPresent(header -> names.addAll(header.known()));
        }
        List<String> near = SimilarNames.nearest(unknown.name(), names.stream());
        String advice = near.isEmpty()
                ? "; available: " + String.join(", ", unknown.known())
                : "; similar: " + String.join(", ", near);
        String around =
                text.substring(0, text.indexOf('.')) + (unknown.around().isEmpty() ? "" : "." + unknown.around());
        return new FieldValueException(around + " has no field '" + unknown.name() + "'"
                + (unknown.known().isEmpty() ? "" : advice));
    }

    /** {@return what is said of a query that finds nothing anywhere, where no format has a field of that name} */
    public Optional<FieldValueException> doubt() {
        return unknown().map(this::refusal);
    }

    private static List<String> kinds() {
        return Arrays.stream(AssetKind.values())
                .filter(kind -> kind != AssetKind.RAW)
                .map(AssetKind::word)
                .toList();
    }

    /** {@return whether the asset is of the kind that is asked about; the same bytes are asked once, whatever leads to them} */
    public boolean asksAbout(VisitedAsset asset) {
        return (kind.isEmpty() || kind.get() == asset.kind())
                && (ofEntry ? asset.entry().isPresent() : asset.kind().hasFields() && !asset.isRepeated());
    }

    /**
     * Hands over the fields of an asset that are asked about, with their paths; none where it has none of that name.
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if the asset cannot be read
     */
    public void forEach(VisitedAsset asset, BiConsumer<String, Field> action) {
        if (!asksAbout(asset)) {
            return;
        }
        Field root = root(asset);
        boolean[] found = {false};
        path.forEachPresent(root, (full, field) -> {
            found[0] = true;
            action.accept(full, field);
        });
        if (!found[0] && !ofEntry) {
            inHeader.forEachPresent(root, action);
        }
    }

    private Field root(VisitedAsset asset) {
        return ofEntry ? entry(asset.entry().orElseThrow()) : asset.fields();
    }

    /** What a directory says of an entry, as fields. */
    private static Field entry(ArchiveEntry entry) {
        List<Field> fields = new ArrayList<>();
        fields.add(leaf("index", FieldType.U32, entry.index()));
        fields.add(new Leaf("name", FieldType.TEXT, FieldRole.KNOWN, entry.name(), ""));
        fields.add(leaf("type", FieldType.FOURCC, entry.attributes().type()));
        fields.add(leaf("attr1", FieldType.U32, entry.attributes().attr1()));
        fields.add(leaf("attr2", FieldType.U32, entry.attributes().attr2()));
        fields.add(leaf("attr3", FieldType.U32, entry.attributes().attr3()));
        fields.add(leaf("size", FieldType.U32, (int) entry.size()));
        Group group = new Group(ENTRY, entry.name().range(), fields);
        return new Group("", entry.name().range(), List.of(group));
    }

    private static Leaf leaf(String name, FieldType type, int bits) {
        return new Leaf(
                name, type, FieldRole.KNOWN, ByteSink.inMemory().i32(bits).toView(), "");
    }

    @Override
    public String toString() {
        return text;
    }
}
