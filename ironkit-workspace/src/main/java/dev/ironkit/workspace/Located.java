package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * An asset that was found: a file, or an entry of an archive, perhaps of one inside another.
 */
public final class Located {

    /**
     * A step on the way to the asset.
     *
     * @param container the archive gone through
     * @param index the entry taken
     */
    public record Level(Archive container, int index) {}

    private final MountedFile file;
    private final AssetPath path;
    private final ByteView bytes;
    private final Attributes attributes;
    private final List<Level> levels;
    private final AssetKind forced;
    private final boolean rsliOverlay;
    private Archive opened;
    private AssetKind kind;

    Located(
            MountedFile file,
            AssetPath path,
            ByteView bytes,
            Attributes attributes,
            List<Level> levels,
            AssetKind forced,
            boolean rsliOverlay) {
        this.file = file;
        this.path = path;
        this.bytes = bytes;
        this.attributes = attributes;
        this.levels = List.copyOf(levels);
        this.forced = forced;
        this.rsliOverlay = rsliOverlay;
    }

    /** {@return an archive that is in no file yet} */
    public static Located image(AssetPath path, ByteView image, boolean rsliOverlay) {
        return new Located(null, path, image, Attributes.NONE, List.of(), null, rsliOverlay);
    }

    /** {@return the file it is in} */
    public MountedFile file() {
        return file;
    }

    /** {@return its canonical address} */
    public AssetPath path() {
        return path;
    }

    /** {@return its content, unpacked} */
    public ByteView bytes() {
        return bytes;
    }

    /** {@return what its directory entry says, or what the user said of a loose file} */
    public Attributes attributes() {
        return attributes;
    }

    /** {@return the archives on the way, outermost first; empty for a file} */
    public List<Level> levels() {
        return levels;
    }

    /** {@return whether the user said what it is} */
    public boolean kindIsForced() {
        return forced != null;
    }

    /** {@return what it is} */
    public AssetKind kind() {
        if (kind == null) {
            kind = forced != null ? forced : detect();
        }
        return kind;
    }

    private AssetKind detect() {
        if (table().isPresent()) {
            return AssetKind.RAW;
        }
        AssetKind shown = AssetKind.sniff(bytes, attributes);
        if (shown == AssetKind.RAW) {
            return isLooseList() ? AssetKind.WEAR : said().orElse(shown);
        }
        return shown == AssetKind.NRES && holdsModel() ? AssetKind.MSH : shown;
    }

    /** Nothing in the text of a material list marks it, but the game finds lists of landscapes by this ending. */
    private boolean isLooseList() {
        return levels.isEmpty() && path.text().toLowerCase(Locale.ROOT).endsWith(".wea");
    }

    /** {@return which table of a model it is; nothing where it is something else, or not the first of its type} */
    public Optional<MeshTable> table() {
        return around().flatMap(archive -> MeshTable.ofNumber(attributes.type())
                .filter(table -> archive.findType(table.number()).orElse(-1)
                        == levels.get(levels.size() - 1).index()));
    }

    /** The archive of the model it is an entry of. */
    private Optional<NresArchive> around() {
        return levels.isEmpty()
                        || !(levels.get(levels.size() - 1).container() instanceof NresArchive nres)
                        || !nres.holdsModel()
                ? Optional.empty()
                : Optional.of(nres);
    }

    /** {@return whether its fields can be shown and set} */
    public boolean hasFields() {
        return kind().hasFields() || table().isPresent();
    }

    /** {@return what its directory entry says it is, by its type or else by its name; nothing for a file, and for what says nothing} */
    public Optional<AssetKind> said() {
        if (levels.isEmpty()) {
            return Optional.empty();
        }
        Level level = levels.get(levels.size() - 1);
        return AssetKind.said(attributes, level.container().name(level.index()), bytes);
    }

    /** {@return the kind that its directory entry says it is, or else what it is} */
    public AssetKind saidKind() {
        return forced != null ? forced : said().orElseGet(this::kind);
    }

    /**
     * Lets the reader of what its directory entry says it is tell why it is not, where it is another thing that can be opened: an
     * archive that should be a model is still an archive.
     *
     * @throws MalformedAssetException if it is not what is said
     */
    public void checkSaid(Problems problems) {
        Optional<AssetKind> said = said();
        if (forced != null || said.isEmpty() || !AssetKind.sniff(bytes).isContainer()) {
            return;
        }
        Format<?> format = said.get().format().orElseThrow();
        if (!format.sniff(bytes, Attributes.NONE)) {
            format.decode(bytes.load(), attributes, problems.at(path));
        }
    }

    private boolean holdsModel() {
        try {
            return container(Problems.tolerant()) instanceof NresArchive nres && nres.holdsModel();
        } catch (MalformedAssetException e) {
            return false;
        }
    }

    /**
     * {@return the asset as an archive}
     *
     * @param problems hears what is wrong with it, the first time it is opened
     * @throws WorkspaceException if it is none
     */
    public Archive container(Problems problems) {
        if (opened == null) {
            opened = reopened(problems);
        }
        return opened;
    }

    /** {@return the fields of the asset; one field of unknown bytes where the kind has no reader} */
    public Field describe(Problems problems) {
        Optional<MeshTable> table = table();
        if (table.isPresent()) {
            return MshFormat.MSH.describe(Model.of(around().orElseThrow()), table.get(), bytes);
        }
        AssetKind kind = kind();
        if (kind.isContainer() && kind != AssetKind.MSH) {
            return container(problems).describe(bytes);
        }
        return decoded(problems).map(DecodedAsset::describe).orElseGet(this::describeRaw);
    }

    /**
     * {@return the asset, read; nothing where it is a plain archive or its kind has no reader}
     *
     * @param problems hears what is wrong with it
     * @throws MalformedAssetException if it cannot be read
     */
    public Optional<DecodedAsset<?>> decoded(Problems problems) {
        return kind().contentFormat().map(format -> DecodedAsset.of(format, bytes, attributes, problems.at(path)));
    }

    /** {@return the whole asset as one field of unknown bytes} */
    public Field describeRaw() {
        Leaf content = new Leaf("content", FieldType.BYTES, FieldRole.UNKNOWN, bytes, kind().title());
        return new Group("", bytes.range(), List.of(content));
    }

    /** {@return the asset as an archive, read again so that this collector hears everything that is wrong with it} */
    public Archive reopened(Problems problems) {
        AssetKind shown = AssetKind.sniff(bytes);
        AssetKind kind = shown.isContainer() ? shown : said().orElse(shown);
        return kind.open(bytes, problems.at(path), rsliOverlay).orElseThrow(() -> WorkspaceException.notArchive(path));
    }

    /** {@return other bytes as an archive, opened the way this one was} */
    public Archive openedLike(ByteView other, Problems problems) {
        return Workspace.open(other, problems.at(path), rsliOverlay);
    }

    /**
     * {@return the outermost archive after a change to the archive this asset is an entry of}
     *
     * @param change gets the archive and the index of the entry, and gives the archive as it shall be
     */
    public Archive changed(Function<Level, Archive> change) {
        Level innermost = levels.get(levels.size() - 1);
        return rewrapped(change.apply(innermost), levels.size() - 1);
    }

    /**
     * {@return the outermost archive after this asset, itself an archive, became another}
     *
     * @param inner the archive to put in its place
     */
    public Archive rewrapped(Archive inner) {
        return rewrapped(inner, levels.size());
    }

    /** Puts the image of each archive into the entry it came from, going outward. */
    private Archive rewrapped(Archive inner, int depth) {
        Archive current = inner;
        for (int level = depth - 1; level >= 0; level--) {
            Level around = levels.get(level);
            current = around.container().replace(around.index(), current.image());
        }
        return current;
    }
}
