package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEditor;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.SaidValues;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Changes to one archive, gathered before any of them is made.
 *
 * <p>Entries are named by the index they have in the archive as it was read, whatever else is going to be removed or added. The
 * archive itself stays as it is; {@link #apply()} makes the changed one.
 */
public final class ArchiveEdit {

    /**
     * An entry to add.
     *
     * @param at the index it gets, or -1 for the end
     * @param name the bytes of its name
     * @param attributes its type and attributes
     * @param content its content
     * @param remark something about it for the receipt
     */
    record Added(int at, ByteView name, Attributes attributes, ByteView content, Receipt.Remark remark) {}

    private final Located archive;
    private final Archive original;
    private final List<ArchiveEntry> entries;
    private final Problems problems;
    private final Map<Integer, ArchiveEdit> inner = new TreeMap<>();
    private final Map<Integer, ByteView> contents = new TreeMap<>();
    private final Map<Integer, Receipt.Remark> remarks = new TreeMap<>();
    private final Map<Integer, ByteView> names = new TreeMap<>();
    private final Map<Integer, Attributes> attributes = new TreeMap<>();
    private final Set<Integer> saidAttributes = new TreeSet<>();

    /** Attributes that nobody named and that follow a change, known when it was made. */
    private Map<Integer, Attributes> followed = Map.of();

    private final Map<Integer, Integer> places = new LinkedHashMap<>();
    private final Set<Integer> removed = new TreeSet<>();
    private final List<Added> added = new ArrayList<>();
    private final ReadingConsent consent;
    private final DerivedPolicy policy;

    /** Derived values of the model that are to be worked out, whatever they are. */
    private final Set<Derived> asked = EnumSet.noneOf(Derived.class);

    /** What comes of that in the model as it was read; null until somebody wants to know. */
    private Optional<ModelFollowing> recomputed;

    /** What follows in models that came back as a whole, by the entries they are in. */
    private final Map<Integer, ModelFollowing> cameBack = new TreeMap<>();

    /** What follows in the model that this archive is, known when the changes were made. */
    private Optional<ModelFollowing> following = Optional.empty();

    /** The tables of the model that follow, by the index they had, and what the directory says of them. */
    private final Map<Integer, ByteView> derivedContents = new TreeMap<>();

    private final Map<Integer, Attributes> derivedAttributes = new TreeMap<>();
    private final EntryDoor door;

    /** The entries whose new content was looked at together with what it takes the place of. */
    private final Set<Integer> compared = new TreeSet<>();

    private final FieldPatches patches;
    private final NodeLabelEdits labels;
    private final Map<Integer, AssetPatches> assets = new TreeMap<>();

    ArchiveEdit(Located archive, Problems problems, ReadingConsent consent, DerivedPolicy policy, EntryDoor door) {
        this.archive = archive;
        this.problems = problems;
        this.consent = consent;
        this.policy = policy;
        this.door = door;
        this.original = archive.container(problems);
        this.entries = original.directory();
        this.patches = new FieldPatches(archive, original);
        this.labels = new NodeLabelEdits(archive.path(), original);
    }

    /** {@return the archive as it was read} */
    public Archive original() {
        return original;
    }

    /** {@return where the archive is} */
    public AssetPath path() {
        return archive.path();
    }

    /** {@return the address of an entry, as the archive was read} */
    public AssetPath path(int index) {
        return archive.path().entry(original.segment(index));
    }

    /** {@return the entries as they were read} */
    public List<ArchiveEntry> entries() {
        return entries;
    }

    Located archive() {
        return archive;
    }

    /** The fields that can be set: a model has those of its tables, unless its user calls it an archive. */
    Field fields() {
        return archive.kind() == AssetKind.MSH
                ? archive.describe(Problems.tolerant())
                : original.describe(archive.bytes());
    }

    Problems.Mode mode() {
        return problems.mode();
    }

    /** The changes to an archive that is an entry of this one. */
    ArchiveEdit inner(int index, Supplier<Located> entered) {
        return inner.computeIfAbsent(index, i -> new ArchiveEdit(entered.get(), problems, consent, policy, door));
    }

    /** The values stored over fields of an entry that holds no others. */
    AssetPatches asset(int index, Supplier<Located> entered) {
        return assets.computeIfAbsent(index, i -> new AssetPatches(entered.get(), problems, consent));
    }

    /** Gives a node of a model another label, of any length. */
    void relabel(int node, Leaf was, String text) {
        labels.set(node, was, text);
    }

    /** What a receipt says of the fields of an entry; nothing where it gets other content as a whole. */
    List<Receipt.Change> assetChanges(int index) {
        if (labels.isTable(index) && !contents.containsKey(index)) {
            return labels.changes();
        }
        AssetPatches asset = assets.get(index);
        return asset == null || contents.containsKey(index) ? List.of() : asset.changes();
    }

    /** Puts other content into an entry; the same content again is no change. */
    public void replace(int index, ByteView content) {
        if (contents.containsKey(index) || !hasContent(index, content)) {
            contents.put(index, content);
        }
    }

    /** Puts other content into an entry, and something about it into the receipt. */
    public void replace(int index, ByteView content, Receipt.Remark remark) {
        replace(index, content);
        remarks.put(index, remark);
    }

    /**
     * Puts an asset back that was edited elsewhere.
     *
     * @param entry the asset as it was
     * @throws RefusedException if its format does not let a writer write it, or it would be read in another way
     */
    public void putBack(int index, Located entry, ByteView content) {
        new EditedAsset(entry, problems.mode(), consent).check(content);
        replace(index, content);
        compared.add(index);
    }

    /**
     * Puts a model back that was edited elsewhere as bytes: what derived values held before follow.
     *
     * @param entry the model as it was
     * @throws RefusedException if its format does not let a writer write it, or it would be read in another way
     */
    public void putBackEdited(int index, Located entry, ByteView content) {
        ModelFollowing followed = ModelFollowing.of(entry.path(), entry.bytes(), content, policy.keeps());
        ByteView image = followed.derived().isEmpty() ? content : followed.image();
        putBack(index, entry, image);
        cameBack.put(index, followed);
    }

    /**
     * Has derived values of this archive, which is a model, worked out, whatever they are.
     *
     * @param values which ones
     */
    public void recompute(Set<Derived> values) {
        asked.addAll(values);
        recomputed = null;
    }

    /** Whether anything in a model is changed, here or further inside. */
    boolean changesInsideModels() {
        return archive.kind() == AssetKind.MSH
                || !cameBack.isEmpty()
                || inner.values().stream().anyMatch(ArchiveEdit::changesInsideModels);
    }

    /**
     * Puts an asset back that may have had parts added and removed elsewhere.
     *
     * @param entry the asset as it was
     * @param with what its directory entry is to say
     * @param remark something about it for the receipt
     * @throws RefusedException if it has parts that its format does not let a writer write, and had them not before
     */
    public void putBack(int index, Located entry, ByteView content, Attributes with, Receipt.Remark remark) {
        new EditedAsset(entry, problems.mode(), consent).checkRemade(content, with);
        replace(index, content, remark);
        compared.add(index);
        attributes(index, with);
    }

    /** What there is to say about content that was put in, also where it was there already. */
    Collection<Receipt.Remark> remarks() {
        return Collections.unmodifiableCollection(remarks.values());
    }

    Receipt.Remark remark(int index) {
        return remarks.getOrDefault(index, Receipt.Remark.NONE);
    }

    private boolean hasContent(int index, ByteView content) {
        ArchiveEntry entry = entries.get(index);
        return entry.usable()
                && entry.size() == content.length()
                && original.content(index, problems.at(archive.path())).equals(content);
    }

    /**
     * Adds an entry.
     *
     * @param at the index it gets, or -1 for the end
     */
    public void add(int at, byte[] name, Attributes with, ByteView content) {
        add(at, name, with, content, Receipt.Remark.NONE);
    }

    /** Adds an entry, and something about it to the receipt. */
    public void add(int at, byte[] name, Attributes with, ByteView content, Receipt.Remark remark) {
        added.add(new Added(at, ByteView.of(name), with, content, remark));
    }

    /** Removes an entry. */
    public void remove(int index) {
        removed.add(index);
    }

    /** Gives an entry another name; the same bytes again are no change. */
    public void rename(int index, byte[] name) {
        put(names, index, ByteView.of(name), entries.get(index).name());
    }

    /** Gives an entry another place in the directory. */
    public void move(int index, int to) {
        put(places, index, to, index);
    }

    /** Gives an entry another type and attributes. */
    public void attributes(int index, Attributes others) {
        saidAttributes.add(index);
        put(attributes, index, others, entries.get(index).attributes());
    }

    /** {@return the type and attributes an entry will have} */
    public Attributes attributes(int index) {
        return attributes.getOrDefault(index, entries.get(index).attributes());
    }

    /** What is stored over fields that are neither names nor attributes. */
    FieldPatches patches() {
        return patches;
    }

    private static <T> void put(Map<Integer, T> changes, int index, T value, T now) {
        if (value.equals(now)) {
            changes.remove(index);
        } else {
            changes.put(index, value);
        }
    }

    /** {@return whether nothing would change} */
    public boolean isEmpty() {
        return contents.isEmpty()
                && names.isEmpty()
                && attributes.isEmpty()
                && places.isEmpty()
                && removed.isEmpty()
                && added.isEmpty()
                && patches.isEmpty()
                && labels.isEmpty()
                && assets.values().stream().allMatch(AssetPatches::isEmpty)
                && inner.values().stream().allMatch(ArchiveEdit::isEmpty)
                && (asked.isEmpty() || recomputesNothing());
    }

    private boolean recomputesNothing() {
        return idle().map(model -> model.derived().isEmpty()).orElse(true);
    }

    /** What comes of asking for derived values of the model as it was read. */
    private Optional<ModelFollowing> idle() {
        if (recomputed == null) {
            recomputed = asked.isEmpty()
                    ? Optional.empty()
                    : ModelFollowing.model(original).map(model -> ModelFollowing.recomputed(path(), model, asked));
        }
        return recomputed;
    }

    /** Derived values that were asked for and stay, here and further inside, where nothing else came of it. */
    List<Receipt.Left> leftInIdle() {
        List<Receipt.Left> left = new ArrayList<>();
        if (following.isEmpty()) {
            idle().ifPresent(model -> left.addAll(model.left()));
        }
        inner.values().forEach(edit -> left.addAll(edit.leftInIdle()));
        return left;
    }

    /** The entries that get other content, from the user or because fields in it were set. */
    Map<Integer, ByteView> contents() {
        if (assets.isEmpty() && labels.isEmpty()) {
            return contents;
        }
        Map<Integer, ByteView> all = new TreeMap<>(labels.content());
        assets.forEach((index, asset) -> {
            if (!asset.isEmpty()) {
                all.put(index, asset.image());
            }
        });
        all.putAll(contents);
        return all;
    }

    Map<Integer, ByteView> names() {
        return names;
    }

    Map<Integer, Attributes> changedAttributes() {
        return attributes;
    }

    /** The attributes that followed the content of their entries, as counts of tables do. */
    Map<Integer, Attributes> followedAttributes() {
        return followed;
    }

    Map<Integer, Integer> places() {
        return places;
    }

    Set<Integer> removed() {
        return removed;
    }

    List<Added> added() {
        return added;
    }

    /** The changes to archives inside this one, without those that are going to be removed or replaced as a whole. */
    Map<Integer, ArchiveEdit> innerEdits() {
        Map<Integer, ArchiveEdit> live = new TreeMap<>(inner);
        live.keySet().removeAll(removed);
        live.keySet().removeAll(contents().keySet());
        live.values().removeIf(ArchiveEdit::isEmpty);
        return live;
    }

    /** Whether this is a model, or one inside it is changed or replaced. */
    boolean touchesModels() {
        return archive.kind() == AssetKind.MSH
                || inner.values().stream().anyMatch(ArchiveEdit::touchesModels)
                || Stream.concat(contents.keySet().stream(), attributes.keySet().stream())
                        .anyMatch(this::isModel);
    }

    private boolean isModel(int index) {
        ArchiveEntry entry = entries.get(index);
        return AssetKind.said(entry.attributes()).equals(Optional.of(AssetKind.MSH))
                || (entry.usable()
                        && MshFormat.MSH.sniff(
                                original.content(index, problems.at(archive.path())), entry.attributes()));
    }

    /** Whether the content of an entry was put in without a look at it. */
    boolean isUnchecked(int index) {
        return door.isOpen() && contents.containsKey(index);
    }

    /** Whether added content is put in without a look at it. */
    boolean addsUnchecked() {
        return door.isOpen();
    }

    private void checkContents() {
        contents.forEach((index, content) -> {
            if (!removed.contains(index) && !compared.contains(index)) {
                ByteView name = names.getOrDefault(index, entries.get(index).name());
                door.check(path(index), attributes(index), name, content);
            }
        });
        added.forEach(more -> door.check(
                path().entry(AssetPath.segment(more.name())), more.attributes(), more.name(), more.content()));
    }

    /** Makes the changed archive. */
    EditedArchive apply() {
        checkContents();
        assets.values().forEach(AssetPatches::check);
        attributes.forEach(this::refuseOtherReading);
        ArchiveEditor editor = patches.apply(problems.mode()).edit();
        Map<Integer, EditedArchive> inside = new TreeMap<>();
        Map<Integer, ByteView> replaced = new TreeMap<>(contents());
        innerEdits().forEach((index, edit) -> {
            EditedArchive edited = edit.apply();
            inside.put(index, edited);
            replaced.put(index, edited.container().image());
        });
        replaced.keySet().removeAll(removed);
        replaced.forEach((index, content) -> at(path(index), () -> editor.replace(index, content)));
        followed = followedBy(replaced);
        followed.forEach((index, others) -> at(path(index), () -> editor.attributes(index, others)));
        attributes.forEach((index, others) -> at(path(index), () -> editor.attributes(index, others)));
        names.forEach((index, name) -> at(path(index), () -> editor.rename(index, name.toByteArray())));
        List<Integer> origins = rearrange(editor);
        Archive changed = at(path(), editor::apply);
        if (archive.kind() == AssetKind.MSH && !isEmpty()) {
            Archive followed = follow(changed, origins);
            new EditedAsset(archive, problems.mode(), consent).check(followed.image());
            return new EditedArchive(followed, origins, inside);
        }
        return new EditedArchive(changed, origins, inside);
    }

    /** Lets derived values of a model follow what was changed in it; they stay where nobody knows what it was before. */
    private Archive follow(Archive changed, List<Integer> origins) {
        Optional<NresArchive> before = ModelFollowing.model(original);
        Optional<NresArchive> after = ModelFollowing.model(changed);
        if (before.isEmpty() || after.isEmpty() || consent.alone().isPresent()) {
            return changed;
        }
        ModelFollowing found = asked.isEmpty()
                ? ModelFollowing.of(
                        path(), Model.of(before.get()), after.get(), said(before.get(), after.get()), policy.keeps())
                : ModelFollowing.recomputed(path(), after.get(), asked);
        following = Optional.of(found);
        for (int entry = 0; entry < origins.size(); entry++) {
            NresEntry was = after.get().entries().get(entry);
            NresEntry is = found.archive().entries().get(entry);
            if (!is.payload().equals(was.payload())) {
                derivedContents.put(origins.get(entry), is.payload());
            }
            if (!is.attributes().equals(was.attributes())) {
                derivedAttributes.put(origins.get(entry), is.attributes());
            }
        }
        return found.archive();
    }

    /** What somebody said of the model: what is different now, and fields that were set to what they are. */
    private SaidValues said(NresArchive before, NresArchive after) {
        SaidValues said = SaidValues.between(Model.of(before), Model.of(after));
        for (ByteRange range : patches.said()) {
            for (ArchiveEntry entry : entries) {
                boolean inside = range.offset() >= entry.offset() && range.end() <= entry.offset() + entry.size();
                MeshTable.ofNumber(entry.attributes().type())
                        .filter(table ->
                                inside && before.findType(table.number()).orElse(-1) == entry.index())
                        .ifPresent(table ->
                                said.and(table, (int) (range.offset() - entry.offset()), (int) range.length()));
            }
        }
        return said;
    }

    /** The tables that followed, by the index they had. */
    Map<Integer, ByteView> derivedContents() {
        return derivedContents;
    }

    /** What the directory says of tables that followed. */
    Map<Integer, Attributes> derivedAttributes() {
        return derivedAttributes;
    }

    /** Whether derived values were asked for. */
    boolean isRecomputed() {
        return !asked.isEmpty();
    }

    /** What followed in models, for a receipt: in this one, and in those that came back as entries. */
    List<ModelFollowing> followings() {
        List<ModelFollowing> all = new ArrayList<>();
        following.ifPresent(all::add);
        cameBack.forEach((index, model) -> {
            if (!removed.contains(index)) {
                all.add(model);
            }
        });
        return all;
    }

    /** Counts of tables follow their content, unless somebody says what the directory shall say. */
    private Map<Integer, Attributes> followedBy(Map<Integer, ByteView> replaced) {
        if (archive.kind() != AssetKind.MSH) {
            return Map.of();
        }
        Map<Integer, Attributes> counts = new TreeMap<>(TableCounts.after(original, replaced));
        counts.keySet().removeAll(saidAttributes);
        return counts;
    }

    private void refuseOtherReading(int index, Attributes others) {
        ArchiveEntry entry = entries.get(index);
        if (entry.usable() && !removed.contains(index)) {
            ByteView content = contents().get(index);
            ByteView bytes = content == null ? original.content(index, problems.at(archive.path())) : content;
            new OtherAttributes(path(index), bytes, entry.attributes()).check(others);
        }
    }

    /** Moves, removes and adds entries, and keeps account of which is which. */
    private List<Integer> rearrange(ArchiveEditor editor) {
        List<Integer> origins =
                new ArrayList<>(IntStream.range(0, entries.size()).boxed().toList());
        places.forEach((index, to) -> {
            int now = origins.indexOf(index);
            editor.move(now, to);
            origins.add(to, origins.remove(now));
        });
        for (int index : removed) {
            int now = origins.indexOf(index);
            at(path(index), () -> editor.remove(now));
            origins.remove(now);
        }
        for (int number = 0; number < added.size(); number++) {
            Added more = added.get(number);
            int index = more.at() < 0 ? origins.size() : more.at();
            at(
                    path().entry(AssetPath.segment(more.name())),
                    () -> editor.add(index, more.name().toByteArray(), more.attributes(), more.content()));
            origins.add(index, EditedArchive.added(number));
        }
        return origins;
    }

    /** Formats do not know where their archive is; whoever reads the refusal wants to. */
    static <T> T at(AssetPath path, Supplier<T> change) {
        try {
            return change.get();
        } catch (RefusedException e) {
            Diagnostic found = e.diagnostic();
            throw found.path().equals(AssetPath.UNNAMED)
                    ? new RefusedException(new Diagnostic(
                            found.code(), found.severity(), path, found.range(), found.field(), found.arguments()))
                    : e;
        }
    }
}
