package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Problems.Mode;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.testkit.RoundTrip.Outcome;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every format promises, as tests; a format's subclass supplies samples.
 *
 * <p>Samples have to come from builders that know no encoder. They should be small (a few hundred bytes) and odd: each is
 * truncated at every length and changed at every byte. Of large ones only a seeded choice of places is tried, so that the
 * suite takes seconds.
 *
 * @param <T> the model of the format
 */
public abstract class FormatContract<T> {

    /** More than this for a file of a few bytes means that a count was believed. */
    private static final long MAX_ALLOCATION = 1 << 20;

    /** How many bytes of damaged files are read, in all, to see that findings move with the file. */
    private static final int DAMAGED_BYTES = 2 << 20;

    /** {@return the format under test} */
    protected abstract Format<T> format();

    /** {@return files that a tolerant reader takes; one that a strict reader refuses says so} */
    protected abstract List<Sample> samples();

    /** {@return the model taken apart and put together again through the public builder of its class} */
    protected abstract T rebuilt(T model);

    /** {@return small files that claim to hold far more than they do; empty only for a format without counts} */
    protected abstract List<Sample> hugeCounts();

    /** {@return changes of one part each; empty only for a format that cannot be edited} */
    protected abstract List<Edit<T>> edits();

    /** {@return whether the sample may be taken when cut to this length} */
    protected boolean lengthAllowed(Sample sample, int length) {
        return false;
    }

    /** {@return whether fields of the sample share bytes and the reader says so} */
    protected boolean overlapsReported(Sample sample) {
        return false;
    }

    /**
     * {@return the parts an edit may or may not change, by name, as views into the image; all fields by path unless told
     * otherwise}
     */
    protected Map<String, ByteView> parts(T model, ByteView image) {
        Map<String, ByteView> parts = new LinkedHashMap<>();
        ByteMap.forEachLeaf(format().describe(model, image), (path, leaf) -> parts.put(path, leaf.stored()));
        return parts;
    }

    /** {@return what the offset of a part has to be a multiple of after an edit} */
    protected int alignment(String part) {
        return 1;
    }

    @TestFactory
    public Stream<DynamicTest> encodesToTheSameBytes() {
        RoundTrip<T> trip = new RoundTrip<>(format());
        return forEachSample(sample -> {
            for (Mode mode : Mode.values()) {
                boolean refuses = mode == Mode.STRICT && !sample.strict();
                assertThat(trip.of(sample.bytes(), sample.attributes(), mode))
                        .as("%s", mode)
                        .isEqualTo(refuses ? Outcome.REFUSED : Outcome.IDENTICAL);
            }
            Problems audit = Problems.audit();
            format().decode(sample.bytes(), sample.attributes(), audit);
            assertThat(audit.hasErrors())
                    .as("an audit finds errors where a strict reader refuses, and only there: %s", audit.all())
                    .isEqualTo(!sample.strict());
        });
    }

    @TestFactory
    public Stream<DynamicTest> encodesToTheSameBytesAfterRebuilding() {
        return forEachSample(sample -> {
            T model = decoded(sample, sample.bytes());
            T rebuilt = rebuilt(model);
            assertThat(rebuilt)
                    .as("the rebuilt model is not the model itself")
                    .isNotSameAs(model)
                    .isEqualTo(model);
            assertSameBytes(sample.bytes(), RoundTrip.encoded(format(), rebuilt));
        });
    }

    @TestFactory
    public Stream<DynamicTest> refusesTruncatedFiles() {
        RoundTrip<T> trip = new RoundTrip<>(format());
        return forEachSample(sample -> {
            int affordable = Positions.affordable(sample.length() / 2, Mode.values().length);
            for (int length : Positions.of(sample.length(), affordable)) {
                ByteView cut = ByteView.of(sample.bytes().slice(0, length).toByteArray());
                try {
                    format().sniff(cut, sample.attributes());
                    Outcome strict = trip.of(cut, sample.attributes(), Mode.STRICT);
                    assertThat(strict == Outcome.REFUSED || lengthAllowed(sample, length))
                            .as("a strict reader took it")
                            .isTrue();
                    trip.of(cut, sample.attributes(), Mode.TOLERANT);
                    trip.of(cut, sample.attributes(), Mode.AUDIT);
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError("cut to " + length + " bytes: " + e.getMessage(), e);
                }
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> losesNoChangedByteInSilence() {
        RoundTrip<T> trip = new RoundTrip<>(format());
        return forEachSample(sample -> {
            int affordable = Positions.affordable(sample.length(), 4 * Mode.values().length);
            for (int at : Positions.of(sample.length(), affordable)) {
                int old = sample.bytes().u8(at);
                Stream.of(old ^ 0x01, old ^ 0x80, 0x00, 0xFF)
                        .filter(value -> value != old)
                        .distinct()
                        .forEach(value -> changeByte(trip, sample, at, value));
            }
        });
    }

    private void changeByte(RoundTrip<T> trip, Sample sample, int at, int value) {
        ByteView changed = changed(sample, at, value);
        for (Mode mode : Mode.values()) {
            try {
                trip.of(changed, sample.attributes(), mode);
            } catch (AssertionError e) {
                throw new AssertionError(
                        String.format(Locale.ROOT, "byte 0x%X set to %02X: %s", at, value, e.getMessage()), e);
            }
        }
    }

    @TestFactory
    public Stream<DynamicTest> readsTheSameFromTheMiddleOfAFile() {
        return forEachSample(sample -> {
            assertReadsTheSameElsewhere(sample, sample.bytes());
            Random random = new Random(sample.length());
            int damaged = Math.max(4, Math.min(64, DAMAGED_BYTES / (sample.length() + 1)));
            for (int i = 0; i < Math.min(damaged, sample.length()); i++) {
                int at = random.nextInt(sample.length());
                assertReadsTheSameElsewhere(
                        sample, changed(sample, at, ~sample.bytes().u8(at) & 0xFF));
            }
        });
    }

    private void assertReadsTheSameElsewhere(Sample sample, ByteView bytes) {
        List<String> here = Reading.of(format(), bytes, sample.attributes());
        byte[] larger = new byte[bytes.length() + 8192];
        new Random(1).nextBytes(larger);
        bytes.copyTo(0, larger, 4099, bytes.length());
        ByteView inside = ByteView.of(larger).slice(4099, bytes.length());
        ByteView farAway = ByteView.of(bytes.toByteArray(), 0x1_2345_6789L);
        for (ByteView moved : List.of(inside, farAway)) {
            assertThat(Reading.of(format(), moved, sample.attributes()))
                    .as("read at offset %s, places counted from there", moved.origin())
                    .isEqualTo(here);
        }
    }

    @TestFactory
    public Stream<DynamicTest> readsTheSameFromASource() {
        return forEachSample(sample -> {
            ByteView elsewhere = ByteView.of(new CheckedSource(sample.bytes()));
            assertThat(Reading.of(format(), elsewhere, sample.attributes()))
                    .isEqualTo(Reading.of(format(), sample.bytes(), sample.attributes()));
        });
    }

    @TestFactory
    public Stream<DynamicTest> refusesHugeCountsBeforeAllocating() {
        RoundTrip<T> trip = new RoundTrip<>(format());
        return DynamicTest.stream(hugeCounts().stream(), Sample::name, sample -> {
            for (Mode mode : Mode.values()) {
                assertThat(trip.of(sample.bytes(), sample.attributes(), mode))
                        .as("%s", mode)
                        .isEqualTo(Outcome.REFUSED);
                assertThat(Allocation.of(() -> trip.of(sample.bytes(), sample.attributes(), mode)))
                        .as("bytes allocated in mode %s", mode)
                        .isLessThan(MAX_ALLOCATION);
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> leavesOtherPartsAloneWhenEdited() {
        EditCheck<T> check = new EditCheck<>(format(), this::parts, this::alignment);
        return DynamicTest.stream(edits().stream(), Edit::toString, check::run);
    }

    @TestFactory
    public Stream<DynamicTest> ownsEveryByteOnce() {
        return forEachSample(sample -> {
            Problems problems = Problems.tolerant();
            T model = format().decode(sample.bytes(), sample.attributes(), problems);
            Field fields = format().describe(model, sample.bytes());
            UniformElements.check(fields);
            ByteMap map = ByteMap.of(fields, sample.bytes().range());
            assertThat(map.unowned()).as("bytes nobody owns").isEmpty();
            if (overlapsReported(sample)) {
                assertThat(problems.all()).as("findings about the overlap").isNotEmpty();
            } else {
                assertThat(map.overlapping()).as("fields that share bytes").isEmpty();
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> decodesToEqualModels() {
        return forEachSample(sample -> {
            T model = decoded(sample, sample.bytes());
            assertThat(decoded(sample, sample.bytes())).isEqualTo(model).hasSameHashCodeAs(model);
            for (Sample other : samples()) {
                if (!other.bytes().equals(sample.bytes())) {
                    assertThat(decoded(other, other.bytes()))
                            .as("the model of other bytes: %s", other)
                            .isNotEqualTo(model);
                }
            }
        });
    }

    @TestFactory
    public Stream<DynamicTest> comesBackFromJson() {
        return forEachSample(sample -> {
            T model = decoded(sample, sample.bytes());
            JsonWriter json = JsonWriter.pretty();
            FieldJson.write(format().describe(model, sample.bytes()), json);
            assertSameBytes(sample.bytes(), format().fromJson(JsonReader.read(json.toString())));
        });
    }

    @TestFactory
    public Stream<DynamicTest> setsEveryFieldToItsOwnValue() {
        return forEachSample(sample -> {
            T model = decoded(sample, sample.bytes());
            ByteMap.forEachLeaf(format().describe(model, sample.bytes()), (path, leaf) -> {
                if (leaf.role() == FieldRole.KNOWN || leaf.role() == FieldRole.UNKNOWN) {
                    assertThat(ByteView.of(leaf.storedFor(leaf.value())))
                            .as("%s set to %s", path, leaf.value())
                            .isEqualTo(leaf.stored());
                }
            });
        });
    }

    private Stream<DynamicTest> forEachSample(Consumer<Sample> check) {
        List<Sample> samples = samples();
        assertThat(samples).as("samples").isNotEmpty();
        return DynamicTest.stream(samples.stream(), Sample::name, check::accept);
    }

    private T decoded(Sample sample, ByteView bytes) {
        return format().decode(bytes, sample.attributes(), Problems.tolerant());
    }

    private static ByteView changed(Sample sample, int at, int value) {
        byte[] bytes = sample.bytes().toByteArray();
        bytes[at] = (byte) value;
        return ByteView.of(bytes);
    }

    private static void assertSameBytes(ByteView expected, ByteView actual) {
        assertThat(actual.mismatch(expected))
                .as(() -> HexText.difference(expected, actual))
                .isNegative();
    }
}
