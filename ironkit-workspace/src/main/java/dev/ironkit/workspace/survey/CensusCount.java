package dev.ironkit.workspace.survey;

import dev.ironkit.base.field.Leaf;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** What was counted for a row of the census. */
public final class CensusCount {

    /** How many values of a histogram are shown. */
    private static final int MOST_SHOWN = 12;

    private final CensusRow row;
    private final Optional<FieldQuery> query;
    private final Predicate<VisitedAsset> isSound;
    private final Histogram values = new Histogram();
    private long assets;

    CensusCount(CensusRow row, Predicate<VisitedAsset> isSound) {
        this.row = row;
        this.query = row.query();
        this.isSound = isSound;
    }

    /** {@return the row} */
    public CensusRow row() {
        return row;
    }

    void add(VisitedAsset asset) {
        if (row.measure() == Measure.TOTAL || !isInScope(asset)) {
            return;
        }
        if (query.isEmpty()) {
            boolean counts = asset.kind().word().equals(row.subject())
                    && (row.measure() != Measure.SOUND || (!asset.isRepeated() && isSound.test(asset)));
            assets += counts ? 1 : 0;
        } else if (query.get().asksAbout(asset)) {
            addFields(asset);
        }
    }

    private boolean isInScope(VisitedAsset asset) {
        return row.scope().isEmpty()
                || asset.file().path().getFileName().toString().equalsIgnoreCase(row.scope());
    }

    private void addFields(VisitedAsset asset) {
        String address = asset.path().text();
        List<String> ofAsset = new ArrayList<>();
        long[] count = {0};
        query.orElseThrow().forEach(asset, (path, field) -> {
            count[0]++;
            if (row.measure() == Measure.ROWS && field instanceof Leaf leaf) {
                ofAsset.add(leaf.value());
            } else if (isAboutValues() && field instanceof Leaf leaf) {
                values.add(leaf, address, path);
            }
        });
        assets += count[0] > 0 ? 1 : 0;
        if (row.measure() == Measure.ROWS) {
            values.add(String.join(" ", ofAsset), address);
        } else if (!isAboutValues()) {
            values.add(count[0], address);
        }
    }

    private boolean isAboutValues() {
        return switch (row.measure()) {
            case HISTOGRAM, RANGE, SUM, DISTINCT -> true;
            case ASSETS, VALUES, ROWS, COUNTS, COUNT_RANGE, SOUND, TOTAL -> false;
        };
    }

    void add(CensusCount other) {
        values.add(other.values);
        assets += other.assets;
    }

    /**
     * {@return the figure as text; empty where there was nothing to count}
     *
     * @param totals gives the figures of the whole by name
     */
    public String text(ToLongFunction<String> totals) {
        return switch (row.measure()) {
            case TOTAL -> grouped(totals.applyAsLong(row.subject()));
            case ASSETS, SOUND -> grouped(assets);
            case VALUES, SUM -> grouped(sum());
            case DISTINCT -> grouped(values.distinct());
            case RANGE, COUNT_RANGE -> range();
            case HISTOGRAM, COUNTS, ROWS -> histogram();
        };
    }

    private BigDecimal sum() {
        BigDecimal sum = BigDecimal.ZERO;
        for (Histogram.Value value : values.byValue()) {
            sum = sum.add(value.number().orElse(BigDecimal.ZERO).multiply(BigDecimal.valueOf(value.count())));
        }
        return sum;
    }

    private String range() {
        if (values.least().isEmpty()) {
            return "";
        }
        String least = values.least().get().text();
        String greatest = values.greatest().orElseThrow().text();
        return least.equals(greatest) ? least : least + " to " + greatest;
    }

    private String histogram() {
        List<Histogram.Value> sorted = values.byCount();
        List<String> parts = new ArrayList<>();
        for (Histogram.Value value : sorted.subList(0, Math.min(MOST_SHOWN, sorted.size()))) {
            parts.add(value.text() + " x" + value.count());
        }
        if (sorted.size() > MOST_SHOWN) {
            parts.add((sorted.size() - MOST_SHOWN) + " more");
        }
        return String.join(", ", parts);
    }

    private static String grouped(BigDecimal number) {
        return number.scale() <= 0 ? grouped(number.longValue()) : number.toPlainString();
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }
}
