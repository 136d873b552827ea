package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a search is for; all of it has to be true of an asset.
 *
 * @param name what its name has to be like
 * @param type what its directory type or its kind has to be
 * @param patterns bytes it has to hold, each of them
 * @param questions what its fields have to be like
 */
public record AssetSearch(
        Predicate<String> name, Predicate<String> type, List<BytePattern> patterns, List<FieldQuestion> questions) {

    /** How many places of an asset are told. */
    private static final int MOST_OFFSETS = 100;

    public AssetSearch {
        patterns = List.copyOf(patterns);
        questions = List.copyOf(questions);
    }

    /**
     * {@return the asset, if it is one that is looked for}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if its fields matter and it cannot be read
     */
    public Optional<FoundAsset> find(VisitedAsset asset) {
        String shownName = nameOf(asset);
        String shownType = asset.entry().map(ArchiveEntry::type).orElse("");
        if (!name.test(shownName)
                || !(type.test(shownType) || type.test(asset.kind().word()))) {
            return Optional.empty();
        }
        List<FoundAsset.FieldMatch> fields = new ArrayList<>();
        for (FieldQuestion question : questions) {
            Optional<FoundAsset.FieldMatch> answer = question.answer(asset);
            if (answer.isEmpty()) {
                return Optional.empty();
            }
            fields.add(answer.get());
        }
        List<Long> offsets = new ArrayList<>();
        long hits = 0;
        for (BytePattern pattern : patterns) {
            long more = asset.isRepeated() ? 0 : hits(asset, pattern, offsets);
            if (more == 0) {
                return Optional.empty();
            }
            hits += more;
        }
        return Optional.of(new FoundAsset(
                asset.path().text(),
                shownName,
                asset.kind(),
                shownType,
                asset.size(),
                hits,
                offsets.stream().sorted().toList(),
                fields));
    }

    /** {@return what is said where nothing is found and no format has a field that is asked about} */
    public Optional<FieldValueException> doubt() {
        return questions.stream()
                .flatMap(question -> question.query().doubt().stream())
                .findFirst();
    }

    private static String nameOf(VisitedAsset asset) {
        return asset.entry()
                .map(entry -> Workspace.display(entry.name()))
                .orElseGet(() -> asset.asset().levels().isEmpty()
                        ? asset.asset().file().path().getFileName().toString()
                        : lastName(asset));
    }

    /** The name of an entry that the walk began with. */
    private static String lastName(VisitedAsset asset) {
        var levels = asset.asset().levels();
        var level = levels.get(levels.size() - 1);
        return Workspace.display(level.container().name(level.index()));
    }

    private static long hits(VisitedAsset asset, BytePattern pattern, List<Long> offsets) {
        long[] hits = {0};
        if (!asset.kind().isContainer() || asset.kind() == AssetKind.MSH) {
            search(asset.asset().bytes(), 0, pattern, hits, offsets);
            return hits[0];
        }
        // What is inside is searched on its own, so here only what belongs to the archive itself; unscrambled.
        long origin = asset.asset().bytes().origin();
        ByteMap.forEachLeaf(asset.fields(), (path, leaf) -> {
            if (leaf.role() != FieldRole.PAYLOAD) {
                search(leaf.plain(), leaf.range().offset() - origin, pattern, hits, offsets);
            }
        });
        return hits[0];
    }

    private static void search(ByteView bytes, long at, BytePattern pattern, long[] hits, List<Long> offsets) {
        pattern.forEachIn(bytes, place -> {
            hits[0]++;
            if (offsets.size() < MOST_OFFSETS) {
                offsets.add(at + place);
            }
        });
    }
}
