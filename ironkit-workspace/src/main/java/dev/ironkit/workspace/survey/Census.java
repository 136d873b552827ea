package dev.ironkit.workspace.survey;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Counts in an install what others have counted in theirs. A report: it says what is there, not what should be. */
public final class Census {

    private static final List<CensusRow> ROWS = rows();

    private final List<CensusCount> counts = new ArrayList<>();

    /**
     * A census that has counted nothing.
     *
     * @param isSound whether no rule is broken in an asset
     */
    public Census(Predicate<VisitedAsset> isSound) {
        ROWS.forEach(row -> counts.add(new CensusCount(row, isSound)));
    }

    private static List<CensusRow> rows() {
        try (InputStream in = Census.class.getResourceAsStream("census.txt")) {
            if (in == null) {
                throw new IllegalStateException("the program is missing its resource census.txt");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(CensusRow::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Counts an asset. What cannot be read counts as an asset and has no fields. */
    public void add(VisitedAsset asset) {
        for (CensusCount count : counts) {
            try {
                count.add(asset);
            } catch (MalformedAssetException e) {
                // Whoever walks has heard of it already.
            }
        }
    }

    /** Counts what another has counted behind this one. */
    public void add(Census other) {
        for (int i = 0; i < counts.size(); i++) {
            counts.get(i).add(other.counts.get(i));
        }
    }

    /** {@return the rows, in the order of the report} */
    public List<CensusCount> counts() {
        return List.copyOf(counts);
    }
}
