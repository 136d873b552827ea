package dev.ironkit.format.nres;

import static dev.ironkit.format.nres.NresSamples.bytes;
import static dev.ironkit.format.nres.NresSamples.encoded;
import static dev.ironkit.format.nres.NresSamples.strict;
import static dev.ironkit.format.nres.NresSamples.three;
import static dev.ironkit.format.nres.NresSamples.tolerant;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NresEditTest {

    private static final Attributes DATA = new Attributes(Attributes.parseType("DATA"), 0, 0, 0);

    @Test
    @Clause({"nres.5-plain-gap", "nres.5-derived-on-edit"})
    void alignsAgainAfterAPayloadGrew() {
        byte[] image = three().build();

        NresArchive edited =
                strict(image).edit().replace(0, text("HELLO WORLD")).apply();

        byte[] expected = archive()
                .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO WORLD"))
                .with(entry("DATA", "A_A"))
                .with(entry(7, "AAB").attrs(0, 0, 16).payload("0123456789"))
                .build();
        assertThat(encoded(edited)).isEqualTo(expected);
    }

    @Test
    @Clause({"nres.5-non-plain-gap", "D28"})
    void keepsAForeignGapAndAlignsBehindIt() {
        byte[] gap = bytes(100, 0x5A);
        byte[] image = archive()
                .with(entry(1, "a").payload("12345").after(gap))
                .with(entry(1, "b").payload("next"))
                .build();

        byte[] edited =
                encoded(tolerant(image).edit().replace(0, text("123456")).apply());

        // 16 + 6 + 100 = 122, so six zeros follow the gap before the next payload.
        assertThat(ByteView.of(edited).slice(22, 100)).isEqualTo(ByteView.of(gap));
        assertThat(ByteView.of(edited).slice(122, 6).isZero()).isTrue();
        assertThat(ByteView.of(edited).slice(128, 4)).isEqualTo(text("next"));
    }

    @Test
    @Clause("nres.5-unchanged-prefix")
    void addsNoPaddingBehindAForeignGapThatDidNotMove() {
        byte[] image = archive()
                .with(entry(1, "a").payload("12345").after(bytes(9, 1)))
                .with(entry(1, "b").payload("next"))
                .build();

        byte[] edited = encoded(
                tolerant(image).edit().replace(1, text("longer than before")).apply());

        assertThat(ByteView.of(edited).slice(0, 8)).isEqualTo(ByteView.of(image).slice(0, 8));
        assertThat(ByteView.of(edited).slice(16, 14))
                .isEqualTo(ByteView.of(image).slice(16, 14));
        assertThat(ByteView.of(edited).slice(30, 18)).isEqualTo(text("longer than before"));
    }

    @Test
    @Clause({"nres.5-new-entries", "nres.5-sort-table"})
    void putsANewPayloadBehindTheLastGap() {
        byte[] image = three().beforeDirectory(bytes(5, 9)).build();

        NresArchive edited =
                tolerant(image).edit().add(1, name("aaa"), DATA, text("new")).apply();
        byte[] out = encoded(edited);

        assertThat(ByteView.of(out).slice(16, 24 + 5))
                .isEqualTo(ByteView.of(image).slice(16, 24 + 5));
        assertThat(NresFormat.NRES.payloadOffsets(edited)).containsExactly(16, 48, 24, 24);
        assertThat(edited.entries()).extracting(NresEntry::sortCell).containsExactly(2, 1, 3, 0);
        assertThat(strict(out).entries()).isEqualTo(edited.entries());
    }

    @Test
    @Clause("nres.5-removed-entries")
    void takesPayloadAndPlainGapOfARemovedEntry() {
        NresArchive edited = strict(three().build()).edit().remove(0).apply();

        byte[] expected = archive()
                .with(entry("DATA", "A_A"))
                .with(entry(7, "AAB").attrs(0, 0, 16).payload("0123456789"))
                .build();
        assertThat(encoded(edited)).isEqualTo(expected);
    }

    @Test
    @Clause("nres.5-removed-entries")
    void keepsTheForeignGapOfARemovedEntry() {
        byte[] gap = bytes(12, 0x77);
        byte[] image = archive()
                .with(entry(1, "a").payload("12345").after(gap))
                .with(entry(1, "b").payload("next"))
                .build();

        byte[] edited = encoded(tolerant(image).edit().remove(0).apply());

        assertThat(ByteView.of(edited).slice(16, 12)).isEqualTo(ByteView.of(gap));
        assertThat(ByteView.of(edited).slice(32, 4)).isEqualTo(text("next"));
    }

    @Test
    @Clause("nres.5-sort-table")
    void keepsAnOddTableWhenNoNameChanged() {
        byte[] image = archive()
                .with(entry(1, "b").payload("1"), entry(1, "a").payload("2"))
                .cells(0, 0)
                .build();

        NresArchive edited = tolerant(image)
                .edit()
                .replace(0, text("longer"))
                .attributes(1, DATA)
                .apply();

        assertThat(edited.entries()).extracting(NresEntry::sortCell).containsExactly(0, 0);
        assertThat(edited.edit().rename(0, name("c")).apply().entries())
                .extracting(NresEntry::sortCell)
                .containsExactly(1, 0);
    }

    @Test
    @Clause({"nres.5-sort-table", "nres.5-physical-order"})
    void makesTheTableAnewWhenEntriesMoveInTheDirectory() {
        NresArchive moved = strict(three().build()).edit().move(0, 2).apply();

        assertThat(moved.entries())
                .extracting(entry -> entry.name().display())
                .containsExactly("A_A", "AAB", "Beta.bin");
        assertThat(moved.entries()).extracting(NresEntry::sortCell).containsExactly(0, 1, 2);
        assertThat(NresFormat.NRES.payloadOffsets(moved)).containsExactly(24, 24, 16);
        assertThat(strict(encoded(moved))).isEqualTo(moved);
        assertThat(encoded(moved.edit().move(2, 0).apply())).isEqualTo(three().build());
    }

    @Test
    @Clause({"nres.5-overlap-edits", "nres.5-overlap-block"})
    void refusesStructuralEditsOfOverlappingPayloads() {
        NresArchive archive = tolerant(NresSamples.OVERLAP.bytes().toByteArray());

        for (Runnable edit : List.<Runnable>of(
                () -> archive.edit().add(0, name("x"), DATA, text("x")),
                () -> archive.edit().remove(2),
                () -> archive.edit().replace(2, text("longer than it was")),
                () -> archive.edit().replace(0, text("0123456789abcdef")),
                () -> archive.edit().replace(1, text("8765")))) {
            assertThatThrownBy(edit::run)
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            e -> assertThat(e.diagnostic().code()).isEqualTo(NresProblem.EDIT_OVERLAP));
        }
        byte[] same = encoded(archive.edit().replace(2, text("APART")).apply());
        assertThat(ByteView.of(same).slice(32, 5)).isEqualTo(text("APART"));
    }

    @Test
    @Clause("nres.5-unusable-entries")
    void keepsTheRecordOfAnUnusableEntry() {
        byte[] image = NresSamples.UNUSABLE.bytes().toByteArray();

        NresArchive edited = tolerant(image).edit().rename(0, name("zzz")).apply();
        byte[] out = encoded(edited);

        ByteView before = ByteView.of(image).slice(image.length - 64, 60);
        assertThat(ByteView.of(out).slice(out.length - 64, 60)).isEqualTo(before);
        assertThat(edited.entries()).extracting(NresEntry::sortCell).containsExactly(1, 0);
    }

    @Test
    void givesAnUnusableEntryAPayloadWhenItIsReplaced() {
        NresArchive edited = tolerant(NresSamples.UNUSABLE.bytes().toByteArray())
                .edit()
                .replace(1, text("mended"))
                .apply();

        assertThat(strict(encoded(edited)).entries().get(1).payload()).isEqualTo(text("mended"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "123456789012345678901234567890123456", "a\0b"})
    @Clause({"nres.6-authoring-errors", "D26"})
    void refusesNamesThatDoNotFit(String name) {
        NresEditor editor = NresArchive.empty().edit();

        assertThatThrownBy(() -> editor.add(0, name(name), DATA, ByteView.empty()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(NresProblem.EDIT_NAME));
    }

    @Test
    @Clause("D26")
    void takesANameOf35Bytes() {
        byte[] name = bytes(35, 'n');
        NresArchive made =
                NresArchive.empty().edit().add(0, name, DATA, text("x")).apply();

        assertThat(strict(encoded(made)).entries().get(0).name().text()).isEqualTo(ByteView.of(name));
    }

    @Test
    @Clause({"nres.6-canonical", "nres.6-dropped-ranges"})
    void repacksInDirectoryOrderAndSaysWhatItDropped() {
        byte[] image = three().lead(bytes(24, 7)).physicalOrder(2, 0, 1).build();

        NresCanonical repacked = NresCanonical.of(tolerant(image));

        assertThat(encoded(repacked.archive())).isEqualTo(three().build());
        assertThat(repacked.dropped()).containsExactly(ByteView.of(bytes(24, 7)));
    }

    @Test
    @Clause("nres.6-canonical")
    void repacksWithoutWhatStandsBehindNamesAndWithANewTable() {
        byte[] image = archive()
                .with(entry(1, "b")
                        .nameField(Arrays.copyOf(new byte[] {'b', 0, 'x', 'y'}, 36))
                        .payload("1")
                        .cell(0))
                .with(entry(1, "a").payload("2").cell(1))
                .build();

        assertThat(encoded(NresCanonical.of(tolerant(image)).archive()))
                .isEqualTo(archive()
                        .with(entry(1, "b").payload("1"), entry(1, "a").payload("2"))
                        .build());
    }

    @Test
    void refusesToRepackWhatHasNoPayload() {
        NresArchive archive = tolerant(NresSamples.UNUSABLE.bytes().toByteArray());

        assertThatThrownBy(() -> NresCanonical.of(archive)).isInstanceOf(RefusedException.class);
    }

    @Test
    @Clause("nres.6-authoring-errors")
    void refusesAnImageOfTwoGigabytes() {
        ByteView large = ByteView.of(new HugeSource(1_100_000_000L));
        NresEditor editor =
                NresArchive.empty().edit().add(0, name("a"), DATA, large).add(1, name("b"), DATA, large);

        assertThatThrownBy(editor::apply)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(NresProblem.EDIT_SIZE));
    }

    @Test
    @Clause({"nres.5-lossless", "nres.5-kept-on-edit"})
    void survivesRandomEditsAndTheirUndoing() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            byte[] image = three().lead(bytes(8 * random.nextInt(3), 1)).build();
            NresArchive archive = tolerant(image);
            int index = random.nextInt(3);
            ByteView old = archive.entries().get(index).payload();
            NresArchive edited = archive.edit()
                    .replace(index, ByteView.of(bytes(random.nextInt(100), 5)))
                    .apply();
            NresArchive added = edited.edit()
                    .add(random.nextInt(4), name("new"), DATA, text("n"))
                    .apply();
            int where = added.find(text("NEW")).orElseThrow();
            NresArchive back = added.edit().remove(where).replace(index, old).apply();

            assertThat(encoded(back)).as("seed %d", seed).isEqualTo(image);
            assertThat(strict(encoded(added)).entries()).as("seed %d", seed).isEqualTo(added.entries());
        }
    }

    @Test
    @Clause({"D27", "nres.2-equal-names", "nres.2-lookup-by-type", "nres.1.3-repeats"})
    void findsTheLowestIndexAmongEqualNames() {
        byte[] image = archive()
                .with(entry(3, "m"), entry(21, "Land"), entry(18, "LAND"), entry(18, "land"), entry(1, "a"))
                .build();

        assertThat(strict(image).find(text("lAnD"))).isEqualTo(OptionalInt.of(1));
        assertThat(strict(image).findType(18)).isEqualTo(OptionalInt.of(2));
    }

    @Test
    @Clause({"nres.2-linear-fallback", "nres.4.2-sort-range", "nres.4.2-sort-permutation", "nres.4.2-sort-order"})
    void scansTheDirectoryWhenTheTableIsUnusable() {
        for (int[] cells : new int[][] {{2, 1, 0}, {0, 0, 0}, {9, 1, 2}}) {
            byte[] image = archive()
                    .with(entry(1, "c"), entry(1, "a"), entry(1, "b"))
                    .cells(cells)
                    .build();

            assertThat(tolerant(image).find(text("B"))).isEqualTo(OptionalInt.of(2));
            assertThat(tolerant(image).find(text("A"))).isEqualTo(OptionalInt.of(1));
            assertThat(tolerant(image).find(text("none"))).isEmpty();
        }
    }

    @Test
    @Clause("nres.4.3-raw-mode")
    void opensAnythingAsOneResource() {
        NresArchive raw = NresArchive.raw(text("whatever"));

        assertThat(raw.entries()).hasSize(1);
        assertThat(raw.entries().get(0).name().display()).isEqualTo("RAW");
        assertThat(raw.entries().get(0).attributes()).isEqualTo(Attributes.NONE);
        assertThat(raw.entries().get(0).payload()).isEqualTo(text("whatever"));
    }

    @Test
    @Clause("nres.4.3-never-written")
    void doesNotWriteARawFileAsAnArchive() {
        NresArchive raw = NresArchive.raw(text("whatever"));

        assertThatIllegalStateException().isThrownBy(raw::edit);
        assertThatIllegalStateException().isThrownBy(() -> NresFormat.NRES.encode(raw, ByteSink.inMemory()));
    }

    @Test
    @Clause({"D55", "nres.7-nested"})
    void tellsAModelByItsTypesAlone() {
        byte[] model = archive()
                .with(entry(13, "x"), entry(6, "y"), entry(3, "z"), entry(2, "q"), entry(1, "w"))
                .build();

        assertThat(strict(model).holdsModel()).isTrue();
        assertThat(strict(three().build()).holdsModel()).isFalse();
    }

    @Test
    @Clause("nres.3-empty-archive")
    void writesAnEmptyArchiveAsSixteenBytes() {
        assertThat(encoded(NresArchive.empty())).isEqualTo(archive().build()).hasSize(16);
    }

    @Test
    @Clause("nres.8-directory-orders")
    void presentsTheDirectoryInTwelveOrders() {
        NresArchive archive = strict(archive()
                .with(
                        entry(2, "b").attrs(1, 9, 0),
                        entry(1, "c").attrs(1, 8, 0),
                        entry(2, "A").attrs(0, 9, 0))
                .build());

        assertThat(DirectoryOrder.values()).hasSize(12);
        assertThat(DirectoryOrder.NONE.of(archive)).containsExactly(0, 1, 2);
        assertThat(DirectoryOrder.ATTR1.of(archive)).containsExactly(2, 0, 1);
        assertThat(DirectoryOrder.ATTR2.of(archive)).containsExactly(1, 0, 2);
        assertThat(DirectoryOrder.ATTR1_ATTR2.of(archive)).containsExactly(2, 1, 0);
        assertThat(DirectoryOrder.TYPE.of(archive)).containsExactly(1, 0, 2);
        assertThat(DirectoryOrder.TYPE_ATTR1.of(archive)).containsExactly(1, 2, 0);
        assertThat(DirectoryOrder.TYPE_ATTR1_AGAIN.of(archive)).containsExactly(1, 2, 0);
        assertThat(DirectoryOrder.TYPE_ATTR1_ATTR2.of(archive)).containsExactly(1, 2, 0);
        assertThat(DirectoryOrder.NAME.of(archive)).containsExactly(2, 0, 1);
        assertThat(DirectoryOrder.TYPE_NAME.of(archive)).containsExactly(1, 2, 0);
        assertThat(DirectoryOrder.ATTR1_NAME.of(archive)).containsExactly(2, 0, 1);
        assertThat(DirectoryOrder.ATTR2_NAME.of(archive)).containsExactly(1, 2, 0);
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] name(String name) {
        return name.getBytes(StandardCharsets.US_ASCII);
    }
}
