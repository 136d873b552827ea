package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Problems.Mode;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.RoundTrip.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Damages samples by the thousand and holds that a reader refuses them, gives the same bytes back, or reports an error.
 *
 * <p>The same seed gives the same run. System properties: {@code ironkit.mutations} (how many, 50000 in a {@linkplain LongRun full run} by default),
 * {@code ironkit.seed}, and {@code ironkit.mutation} to repeat only the one with that number.
 *
 * <pre>{@code
 * MutationRun.of(format, samples).run();
 * }</pre>
 *
 * @param <T> the model of the format
 */
public final class MutationRun<T> {

    /** The least share of changes inside payload bytes that has to be taken and to come back identical. */
    public static final double PAYLOAD_SHARE = 0.9;

    /** Every so many files are read strictly too, and as many in an audit. */
    private static final int OTHER_MODES_EVERY = 5;

    /** A sample of this size is drawn as often as any smaller one, larger ones less often. */
    private static final int SMALL = 1024;

    private static final int TICKETS = 64;

    private final Format<T> format;
    private final List<Sample> samples;
    private int mutations = Integer.getInteger("ironkit.mutations", LongRun.of(50_000));
    private long seed = Long.getLong("ironkit.seed", 20_010_914);
    private Function<T, ByteView> encoder;
    private Function<Sample, List<ByteRange>> payload;
    private UnaryOperator<byte[]> repair = bytes -> bytes;

    private MutationRun(Format<T> format, List<Sample> samples) {
        this.format = format;
        this.samples = List.copyOf(samples);
        this.encoder = model -> RoundTrip.encoded(format, model);
        this.payload = this::describedPayload;
    }

    /** {@return a run over samples of the format; their payload bytes are those the format describes as such} */
    public static <T> MutationRun<T> of(Format<T> format, List<Sample> samples) {
        return new MutationRun<>(format, samples);
    }

    /** Says which bytes of a sample, counted from its start, are payload; the format is not asked then. */
    public MutationRun<T> payload(Function<Sample, List<ByteRange>> ranges) {
        payload = ranges;
        return this;
    }

    /** Says that the format carries no payload, so that there is no share to hold. */
    public MutationRun<T> withoutPayload() {
        payload = null;
        return this;
    }

    /** Makes the lengths a damaged file states fit it again, half of the time, so that damage gets past the first check. */
    public MutationRun<T> repair(UnaryOperator<byte[]> lengths) {
        repair = lengths;
        return this;
    }

    /** Encodes in another way: a planted defect has to turn the run red. */
    public MutationRun<T> encoder(Function<T, ByteView> other) {
        encoder = other;
        return this;
    }

    /** Says how many files to try, whatever the system property says. */
    public MutationRun<T> mutations(int count) {
        mutations = count;
        return this;
    }

    /** Says the seed, whatever the system property says. */
    public MutationRun<T> seed(long value) {
        seed = value;
        return this;
    }

    /**
     * {@return the counts, which are printed too}
     *
     * @throws AssertionError at the first file that is handled wrongly, or if too few changes of payload bytes are taken
     */
    public MutationReport run() {
        Integer only = Integer.getInteger("ironkit.mutation");
        int first = only == null ? 0 : only;
        int end = only == null ? mutations : only + 1;
        Map<Sample, List<ByteRange>> payloads = payloads();
        List<Sample> withPayload = payloads.keySet().stream()
                .filter(sample -> !payloads.get(sample).isEmpty())
                .toList();
        if (payload != null && withPayload.isEmpty()) {
            throw new IllegalStateException("no sample has payload bytes; say so with withoutPayload()");
        }
        List<Sample> tickets = tickets(samples);
        List<Sample> payloadTickets = tickets(withPayload);
        Counts counts = new Counts();
        RoundTrip<T> trip = new RoundTrip<>(format, encoder);
        // Mixed first, or the runs of two neighbouring seeds would be the same but for one mutation.
        long mixed = new SplittableRandom(seed).nextLong();
        for (int number = first; number < end; number++) {
            SplittableRandom random = new SplittableRandom(mixed + number);
            boolean insidePayload = !payloadTickets.isEmpty() && random.nextInt(4) == 0;
            List<Sample> drawn = insidePayload ? payloadTickets : tickets;
            Sample sample = drawn.get(random.nextInt(drawn.size()));
            Mutation mutation = insidePayload
                    ? Mutation.ofPayload(random, sample, payloads.get(sample))
                    : Mutation.anywhere(random, sample, samples, repair);
            counts.add(mutation, outcome(trip, mutation, number));
        }
        return judged(counts.report(format.name(), seed));
    }

    private Outcome outcome(RoundTrip<T> trip, Mutation mutation, int number) {
        try {
            if (number % OTHER_MODES_EVERY == 1) {
                trip.of(mutation.bytes(), mutation.sample().attributes(), Mode.STRICT);
            } else if (number % OTHER_MODES_EVERY == 2) {
                trip.of(mutation.bytes(), mutation.sample().attributes(), Mode.AUDIT);
            }
            return trip.of(mutation.bytes(), mutation.sample().attributes(), Mode.TOLERANT);
        } catch (AssertionError e) {
            throw new AssertionError(
                    format.name() + ", mutation " + number + " (repeat with -Dironkit.seed=" + seed
                            + " -Dironkit.mutation=" + number + "), " + mutation + ": " + e.getMessage(),
                    e);
        }
    }

    private MutationReport judged(MutationReport report) {
        System.out.println(report);
        if (report.insidePayload() > 0 && report.payloadShare() < PAYLOAD_SHARE) {
            throw new AssertionError("too few changes inside payload bytes came back identical: " + report);
        }
        return report;
    }

    private Map<Sample, List<ByteRange>> payloads() {
        Map<Sample, List<ByteRange>> ranges = new LinkedHashMap<>();
        for (Sample sample : samples) {
            List<ByteRange> all = payload == null ? List.of() : payload.apply(sample);
            ranges.put(sample, all.stream().filter(range -> range.length() > 0).toList());
        }
        return ranges;
    }

    private List<ByteRange> describedPayload(Sample sample) {
        List<ByteRange> ranges = new ArrayList<>();
        T model = format.decode(sample.bytes(), sample.attributes(), Problems.tolerant());
        ByteMap.forEachLeaf(format.describe(model, sample.bytes()), (path, leaf) -> {
            if (leaf.role() == FieldRole.PAYLOAD) {
                ranges.add(leaf.range());
            }
        });
        return ranges;
    }

    /** The samples, small ones many times, so that drawing one evenly keeps a run over large ones short. */
    private static List<Sample> tickets(List<Sample> samples) {
        List<Sample> tickets = new ArrayList<>();
        for (Sample sample : samples) {
            int share = TICKETS * SMALL / Math.max(SMALL, sample.length());
            for (int i = 0; i < Math.max(1, share); i++) {
                tickets.add(sample);
            }
        }
        return tickets;
    }

    /** What is counted while running. */
    private static final class Counts {
        private int refused;
        private int identical;
        private int errorReported;
        private int insidePayload;
        private int insidePayloadIdentical;

        void add(Mutation mutation, Outcome outcome) {
            switch (outcome) {
                case REFUSED -> refused++;
                case IDENTICAL -> identical++;
                case ERROR_REPORTED -> errorReported++;
            }
            if (mutation.insidePayload()) {
                insidePayload++;
                insidePayloadIdentical += outcome == Outcome.IDENTICAL ? 1 : 0;
            }
        }

        MutationReport report(String format, long seed) {
            int all = refused + identical + errorReported;
            return new MutationReport(
                    format, seed, all, refused, identical, errorReported, insidePayload, insidePayloadIdentical);
        }
    }
}
