package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/**
 * A changed sample: which one, what was done, and the bytes that came of it.
 *
 * @param sample what was changed
 * @param steps what was done, in order
 * @param repaired whether the lengths the file states were made to fit afterwards
 * @param insidePayload whether only payload bytes were changed
 * @param bytes the result
 */
record Mutation(Sample sample, List<MutationStep> steps, boolean repaired, boolean insidePayload, ByteView bytes) {

    /** A change of payload bytes only. */
    static Mutation ofPayload(SplittableRandom random, Sample sample, List<ByteRange> payload) {
        ByteRange range = payload.get(random.nextInt(payload.size()));
        MutationStep step = MutationStep.inside(random, (int) range.offset(), (int) range.end());
        byte[] bytes = step.apply(sample.bytes().toByteArray());
        List<MutationStep> steps = List.of(step);
        if (ByteView.of(bytes).equals(sample.bytes())) {
            MutationStep flip = new MutationStep(MutationStep.Kind.FLIP, step.at(), 1, 0, null);
            steps = List.of(flip);
            bytes = flip.apply(bytes);
        }
        return new Mutation(sample, steps, false, true, ByteView.of(bytes));
    }

    /** One change anywhere, or, each fourth time, up to three. */
    static Mutation anywhere(
            SplittableRandom random, Sample sample, List<Sample> donors, UnaryOperator<byte[]> repair) {
        int count = random.nextInt(4) > 0 ? 1 : 2 + random.nextInt(2);
        List<MutationStep> steps = new ArrayList<>(count);
        byte[] bytes = sample.bytes().toByteArray();
        for (int i = 0; i < count; i++) {
            Sample donor = donors.get(random.nextInt(donors.size()));
            MutationStep step = MutationStep.anywhere(random, bytes.length, donor);
            steps.add(step);
            bytes = step.apply(bytes);
        }
        boolean repaired = random.nextBoolean();
        return new Mutation(sample, steps, repaired, false, ByteView.of(repaired ? repair.apply(bytes) : bytes));
    }

    @Override
    public String toString() {
        return "sample '" + sample + "' (" + sample.length() + " bytes): " + steps
                + (repaired ? ", lengths repaired" : "");
    }
}
