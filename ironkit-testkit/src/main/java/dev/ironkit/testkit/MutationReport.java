package dev.ironkit.testkit;

import java.util.Locale;

/**
 * What came of a mutation run, in a tolerant reader.
 *
 * @param format the name of the format
 * @param seed what the run was drawn from
 * @param mutations how many files were tried
 * @param refused how many of them were refused
 * @param identical how many came back identical
 * @param errorReported how many came back different, with an error reported
 * @param insidePayload how many had only payload bytes changed
 * @param insidePayloadIdentical how many of those came back identical
 */
public record MutationReport(
        String format,
        long seed,
        int mutations,
        int refused,
        int identical,
        int errorReported,
        int insidePayload,
        int insidePayloadIdentical) {

    /** {@return the share of changes inside payload bytes that were taken and came back identical, 0 to 1} */
    public double payloadShare() {
        return insidePayload == 0 ? 0 : (double) insidePayloadIdentical / insidePayload;
    }

    /** {@return the counts in one line} */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s: %d mutations (seed %d): %d refused, %d identical, %d with an error reported;"
                        + " inside payload bytes %d, of which identical %d (%.1f %%)",
                format,
                mutations,
                seed,
                refused,
                identical,
                errorReported,
                insidePayload,
                insidePayloadIdentical,
                100 * payloadShare());
    }
}
