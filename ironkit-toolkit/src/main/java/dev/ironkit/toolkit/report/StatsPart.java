package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.survey.Census;
import dev.ironkit.workspace.survey.FieldQuery;
import dev.ironkit.workspace.survey.FieldSums;
import dev.ironkit.workspace.survey.Histogram;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What is counted in one file, and in all: the whole is the sum of its files. */
public final class StatsPart extends SurveyPart {

    /**
     * Assets of a kind, or entries of a type.
     *
     * @param count how many
     * @param sums their bytes
     */
    public record Sum(long count, FieldSums sums) {

        Sum plus(Sum other) {
            return new Sum(count + other.count, sums.plus(other.sums));
        }
    }

    private final List<FieldQuery> queries;
    private final Optional<Census> census;
    private final List<Histogram> histograms = new ArrayList<>();
    private final Map<AssetKind, Sum> kinds = new EnumMap<>(AssetKind.class);
    private final Map<String, Sum> types = new TreeMap<>();
    private final Map<String, Long> totals = new TreeMap<>();

    public StatsPart(List<FieldQuery> queries, Optional<Census> census) {
        this.queries = queries;
        this.census = census;
        queries.forEach(query -> histograms.add(new Histogram()));
    }

    @Override
    public void look(VisitedAsset asset) {
        boolean outermost = asset.entry().isEmpty();
        asset.entry().ifPresent(this::addType);
        if (outermost) {
            addFile(asset);
        }
        MalformedAssetException unreadable = null;
        FieldSums sums = FieldSums.NONE;
        try {
            sums = asset.isRepeated() ? FieldSums.NONE : FieldSums.of(asset);
        } catch (MalformedAssetException e) {
            unreadable = e;
            sums = new FieldSums(0, asset.size(), 0);
        }
        kinds.merge(asset.kind(), new Sum(1, sums), Sum::plus);
        census.ifPresent(all -> all.add(asset));
        if (unreadable != null) {
            throw unreadable;
        }
        if (!asset.isRepeated()) {
            asset.asset().checkSaid(Problems.tolerant());
        }
        for (int i = 0; i < queries.size(); i++) {
            add(asset, queries.get(i), histograms.get(i));
        }
    }

    private void addType(ArchiveEntry entry) {
        types.merge(entry.type(), new Sum(1, new FieldSums(0, entry.size(), 0)), Sum::plus);
    }

    private void addFile(VisitedAsset file) {
        total("files", 1);
        total("bytes", file.size());
        if (file.kind() == AssetKind.NRES || file.kind() == AssetKind.MSH) {
            total("archives", 1);
            total("entries", entries(file));
        } else if (file.kind() == AssetKind.RSLI) {
            total("libraries", 1);
            total("libraryEntries", entries(file));
        }
        String name = file.file().path().getFileName().toString();
        if (name.toLowerCase(Locale.ROOT).endsWith(".wea")) {
            total("loose .wea", 1);
        }
    }

    private static long entries(VisitedAsset archive) {
        try {
            return archive.asset().container(Problems.tolerant()).count();
        } catch (MalformedAssetException e) {
            return 0;
        }
    }

    private void total(String name, long more) {
        totals.merge(name, more, Long::sum);
    }

    private void add(VisitedAsset asset, FieldQuery query, Histogram histogram) {
        if (!query.asksAbout(asset)) {
            return;
        }
        String address = asset.path().text();
        boolean[] found = {false};
        query.forEach(asset, (path, field) -> {
            found[0] = true;
            histogram.add(field, address, path);
        });
        if (found[0]) {
            histogram.addAsset();
        }
    }

    @Override
    void lost(long bytes) {
        kinds.merge(AssetKind.RAW, new Sum(0, new FieldSums(0, bytes, 0)), Sum::plus);
    }

    /** Counts what was counted in a further file. */
    public void add(StatsPart other) {
        other.kinds.forEach((kind, sum) -> kinds.merge(kind, sum, Sum::plus));
        other.types.forEach((type, sum) -> types.merge(type, sum, Sum::plus));
        other.totals.forEach(this::total);
        for (int i = 0; i < histograms.size(); i++) {
            histograms.get(i).add(other.histograms.get(i));
        }
        census.ifPresent(all -> all.add(other.census.orElseThrow()));
    }

    public long total(String name) {
        return totals.getOrDefault(name, 0L);
    }

    public Map<AssetKind, Sum> kinds() {
        return kinds;
    }

    public Map<String, Sum> types() {
        return types;
    }

    public List<FieldQuery> queries() {
        return queries;
    }

    public List<Histogram> histograms() {
        return histograms;
    }

    public Optional<Census> census() {
        return census;
    }

    /** How many bytes are understood, over everything: what is packed counts with its unpacked bytes. */
    public FieldSums explained() {
        return kinds.values().stream().map(Sum::sums).reduce(FieldSums.NONE, FieldSums::plus);
    }
}
