package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.AssetAudit;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What an edit made odd: the findings about assets after it that there were not before it. */
final class NewFindings {

    private final AssetAudit audit;
    private final boolean knowsBefore;
    private final List<Diagnostic> found = new ArrayList<>();

    /**
     * Nothing yet.
     *
     * @param knowsBefore whether the contents before the edit are known; otherwise every finding counts as new
     */
    NewFindings(AssetAudit audit, boolean knowsBefore) {
        this.audit = audit;
        this.knowsBefore = knowsBefore;
    }

    List<Diagnostic> all() {
        return List.copyOf(found);
    }

    /** Looks at whatever an edit of an archive touched. */
    void look(ArchiveEdit edit, EditedArchive edited, ByteView image) {
        if (edit.isEmpty()) {
            return;
        }
        if (edit.archive().kind() == AssetKind.MSH) {
            compare(edit.archive(), image);
            return;
        }
        Archive after = edit.archive().openedLike(image, Problems.tolerant());
        for (int index = 0; index < edited.origins().size(); index++) {
            int origin = edited.origins().get(index);
            if (edited.inner().containsKey(origin)) {
                look(edit.innerEdits().get(origin), edited.inner().get(origin), content(after, index));
            } else if (origin < 0
                    || edit.contents().containsKey(origin)
                    || edit.changedAttributes().containsKey(origin)) {
                entry(edit, after, index, origin);
            }
        }
    }

    private void entry(ArchiveEdit edit, Archive after, int index, int origin) {
        AssetPath path = edit.path().entry(after.segment(index));
        Set<String> known = origin < 0
                ? Set.of()
                : known(path, content(edit.original(), origin), edit.original().attributes(origin), Optional.empty());
        add(path, content(after, index), after.attributes(index), Optional.empty(), known);
    }

    /** Looks at one asset, such as a model, before and after. */
    void compare(Located asset, ByteView after) {
        Optional<AssetKind> kind = Optional.of(asset.kind());
        Set<String> known = known(asset.path(), asset.bytes(), asset.attributes(), kind);
        add(asset.path(), after, asset.attributes(), kind, known);
    }

    private Set<String> known(AssetPath path, ByteView bytes, Attributes attributes, Optional<AssetKind> kind) {
        Set<String> known = new TreeSet<>();
        if (knowsBefore) {
            audit.findings(path, bytes, attributes, kind).forEach(each -> known.add(text(each)));
        }
        return known;
    }

    private void add(
            AssetPath path, ByteView bytes, Attributes attributes, Optional<AssetKind> kind, Set<String> known) {
        for (Diagnostic each : audit.findings(path, bytes, attributes, kind)) {
            if (!known.contains(text(each))) {
                found.add(each);
            }
        }
    }

    /** What makes two findings the same one; where bytes lie may change without anything being odd about it. */
    private static String text(Diagnostic found) {
        return found.code().id() + " " + found.field() + " " + found.message();
    }

    private static ByteView content(Archive container, int index) {
        try {
            return container.content(index, Problems.tolerant());
        } catch (MalformedAssetException e) {
            return ByteView.empty();
        }
    }
}
