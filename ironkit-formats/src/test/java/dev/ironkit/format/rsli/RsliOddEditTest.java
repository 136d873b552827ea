package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.ascii;
import static dev.ironkit.format.rsli.RsliSamples.contents;
import static dev.ironkit.format.rsli.RsliSamples.encoded;
import static dev.ironkit.format.rsli.RsliSamples.reread;
import static dev.ironkit.format.rsli.RsliSamples.view;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.rsli.PackedData.Presence;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Edits of libraries that are odd or damaged, and edits that are refused. */
class RsliOddEditTest {

    private static final RsliFormat WITH_OVERLAY = new RsliFormat(Limits.STANDARD, true);

    private static void assertRefused(RsliProblem problem, ThrowingCallable edit) {
        assertThatThrownBy(edit).isInstanceOfSatisfying(RefusedException.class, refused -> {
            assertThat(refused.diagnostic().code()).isEqualTo(problem);
            assertThat(refused.getMessage()).doesNotContain("{");
        });
    }

    @Test
    @Clause("rsli.5-overlaps")
    void sharedBytesAreStoredApartAsSoonAsOneOfTheEntriesChanges() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.overlapping().build());
        RsliLibrary flags = before.edit().flags(0, 1).apply();
        assertThat(flags.regions()).isEqualTo(before.regions());
        RsliLibrary after = before.edit().replace(1, view("BCDE")).apply();
        assertThat(contents(reread(after))).containsExactly("abcdef", "BCDE", "efghij");
        assertThat(encoded(after)).hasSize(128 + 6 + 4 + 6);
    }

    @Test
    void sharedBytesThatAreScrambledAreStoredApartWhenTheKeyChanges() {
        byte[] file = library()
                .with(
                        xor("B", "abcdef"),
                        stored("A", "").unpackedSize(6).packedSize(6).offset(96))
                .build();
        RsliLibrary before = RsliSamples.strict(file);
        RsliLibrary after = before.edit().rename(1, ascii("C")).apply();
        assertThat(RsliSamples.text(after.content(0, Problems.strict()))).isEqualTo("abcdef");
        assertThat(reread(after).content(1, Problems.strict())).isEqualTo(before.content(1, Problems.strict()));
    }

    @Test
    void bytesLentFromTheHeaderAreKeptWhenTheHeaderChanges() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.insideTheHeader().build());
        ByteView lent = before.content(0, Problems.strict());
        RsliLibrary after = before.edit().rename(2, ascii("ANOTHER")).apply();
        assertThat(after.content(0, Problems.strict())).isEqualTo(lent);
        assertThat(reread(after).entries().get(0).data().isPlaced()).isTrue();
    }

    @Test
    @Clause({"D30", "rsli.4.4-size-kept"})
    void anEntryThatLacksItsLastByteStaysLastAndKeepsItsSize() {
        RsliLibrary before = RsliSamples.tolerant(RsliSamples.onePastTheEnd().build());
        RsliLibrary after = before.edit().replace(0, view("a longer one")).apply();
        RsliEntry last = reread(after).entries().get(1);
        assertThat(last.data().presence()).isEqualTo(Presence.LAST_BYTE_MISSING);
        assertThat(last.data().claimedSize()).isEqualTo(6);
        assertThat(last.packed()).isEqualTo(before.entries().get(1).packed());
        assertThat(contents(after)).containsExactly("a longer one", "abc");
    }

    @Test
    void anEntryThatOnlySeemsToLackAByteGetsOneWhenItIsNoLongerLast() {
        RsliLibrary before = RsliSamples.tolerant(RsliSamples.onePastTheEnd().build());
        RsliLibrary after = before.edit()
                .add(2, ascii("C.TXT"), PackMethod.STORED, view("more"))
                .apply();
        RsliEntry entry = RsliSamples.strict(encoded(after)).entries().get(1);
        assertThat(entry.data().claimedSize()).isEqualTo(6);
        assertThat(contents(reread(after))).containsExactly("hello", "abc", "more");
    }

    @Test
    void anEntryThatReallyLacksAByteHasToStayLast() {
        byte[] whole =
                library().with(packed("A", 0x100, 3, RsliSamples.DEFLATE_ABC)).build();
        RsliLibrary before = RsliSamples.tolerant(Arrays.copyOf(whole, whole.length - 1));
        RsliEditor editor = before.edit().add(1, ascii("B"), PackMethod.STORED, view("more"));
        assertRefused(RsliProblem.EDIT_CUT_SHORT, editor::apply);
        ByteView content = before.content(0, Problems.tolerant());
        assertThat(contents(reread(editor.replace(0, content).apply()))).containsExactly("abc", "more");
        RsliLibrary inFront = before.edit()
                .add(0, ascii("B"), PackMethod.STORED, view("more"))
                .apply();
        assertThat(contents(reread(inFront))).containsExactly("more", "abc");
    }

    @Test
    void anEntryOutsideTheFileIsKeptAsLongAsItStaysOutside() {
        RsliLibrary before = RsliSamples.tolerant(RsliSamples.outside().build());
        RsliLibrary after = before.edit().replace(2, view("better")).apply();
        assertThat(reread(after).entries().get(1).data())
                .isEqualTo(before.entries().get(1).data());
        assertRefused(
                RsliProblem.EDIT_UNUSABLE,
                () -> before.edit().replace(2, ByteView.of(new byte[500])).apply());
        RsliLibrary cured = before.edit().remove(0).replace(0, view("whole")).apply();
        assertThat(contents(reread(cured))).containsExactly("whole", "well");
        assertThat(RsliSamples.strict(encoded(cured)).entries()).hasSize(2);
    }

    @Test
    void anEntryOutsideTheFileIsNotMadeOneThatLacksAByte() {
        byte[] file = library()
                .with(packed("A", 0x100, 9, new byte[0]).packedSize(13), stored("B", "plain"))
                .build();
        RsliLibrary before = RsliSamples.tolerant(file);
        int end = 96 + 13;
        for (int size = end - 96 - 3; size < end - 96 + 3; size++) {
            RsliEditor editor = before.edit().replace(1, ByteView.of(new byte[size]));
            if (96 + size + 1 < end) {
                assertThat(reread(editor.apply()).entries().get(0).isPresent()).isFalse();
            } else {
                assertRefused(RsliProblem.EDIT_UNUSABLE, editor::apply);
            }
        }
    }

    @Test
    void anEntryOfAnUnknownMethodIsCarriedAlong() {
        RsliLibrary before = RsliSamples.strict(library()
                .with(packed("B", 0x1A0, 9, ascii("opaque")).asGiven(), stored("A", "plain"))
                .build());
        RsliLibrary after = before.edit().remove(1).apply();
        assertThat(RsliSamples.text(reread(after).entries().get(0).packed())).isEqualTo("opaque");
        assertRefused(RsliProblem.EDIT_METHOD, () -> before.edit().replace(0, view("x")));
        assertRefused(RsliProblem.METHOD, () -> before.edit().method(0, PackMethod.LZSS));
        assertRefused(RsliProblem.EDIT_METHOD, () -> before.edit().add(0, ascii("C"), 0x1E0, view("x")));
        assertRefused(RsliProblem.EDIT_FLAGS, () -> before.edit().flags(1, 0x040));
    }

    @Test
    @Clause({"rsli.3-trailer", "rsli.5-trailer", "rsli.3-written-back"})
    void offsetsAreWrittenLessTheOverlayAndTheTrailerStaysLast() {
        byte[] file = RsliLayoutTest.overlaid(16).build();
        RsliLibrary before = WITH_OVERLAY.decode(ByteView.of(file), Problems.strict());
        RsliLibrary after =
                before.edit().add(0, ascii("C"), PackMethod.LZHUF, view("more")).apply();
        byte[] written = encoded(after);
        assertThat(Arrays.copyOfRange(written, written.length - 6, written.length))
                .isEqualTo(Arrays.copyOfRange(file, file.length - 6, file.length));
        RsliLibrary again = WITH_OVERLAY.decode(ByteView.of(written), Problems.strict());
        assertThat(again).isEqualTo(after);
        assertThat(contents(again)).containsExactly("more", "hello", "world");
    }

    @Test
    void nothingIsLaidInFrontOfTheOverlay() {
        byte[] file = library()
                .overlay(110)
                .beforePayloads(new byte[30])
                .with(stored("A", "one"), stored("B", "two"))
                .build();
        RsliLibrary before = WITH_OVERLAY.decode(ByteView.of(file), Problems.strict());
        RsliLibrary after = before.edit().remove(0).apply();
        RsliLibrary again = WITH_OVERLAY.decode(ByteView.of(encoded(after)), Problems.strict());
        assertThat(again).isEqualTo(after);
        assertThat(again.entries().get(0).packed().origin()).isEqualTo(110);
        assertThat(contents(again)).containsExactly("two");
    }

    @Test
    @Clause("rsli.5-names")
    void namesHaveOneToTwelvePrintableAsciiCharacters() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.EXAMPLE);
        for (String name : List.of("", "THIRTEEN.BYTE", "TAB\t", "NUL\0", "\u007F")) {
            assertRefused(RsliProblem.EDIT_NAME, () -> before.edit().rename(0, ascii(name)));
        }
        assertRefused(RsliProblem.EDIT_NAME, () -> before.edit().rename(0, new byte[] {(byte) 0xC0}));
        RsliLibrary twelve = before.edit().rename(0, ascii("twelve bytes")).apply();
        assertThat(twelve.entries().get(0).name().display()).isEqualTo("TWELVE BYTES");
    }

    @Test
    @Clause("rsli.5-names")
    void aNewNameIsNotThatOfAnotherEntry() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.EXAMPLE);
        assertRefused(
                RsliProblem.EDIT_DUPLICATE,
                () -> before.edit().rename(0, ascii("c.txt")).apply());
        assertRefused(
                RsliProblem.EDIT_DUPLICATE,
                () -> before.edit().add(3, ascii("A.TXT"), 0, view("x")).apply());
        RsliLibrary twins = RsliSamples.strict(library()
                .with(stored("A", "1"), stored("A", "2"), stored("B", "3"))
                .build());
        assertThat(contents(reread(twins.edit().remove(2).apply())))
                .as("old twins may stay")
                .containsExactly("1", "2");
    }

    @Test
    @Clause({"rsli.1.1-header", "rsli.1.1-count"})
    void aLibraryHasAtMost32767Entries() {
        RsliEntry entry = RsliSamples.strict(
                        library().with(stored("A", "").offset(0)).build())
                .entries()
                .get(0);
        RsliHeader header = RsliHeader.create(0);
        List<RsliEntry> most = Collections.nCopies(32_767, entry);
        RsliLibrary full = RsliLibrary.of(header, most, List.of(), Optional.empty());
        assertThat(full.size()).isEqualTo(32 + 32 * 32_767);
        assertThat(RsliSamples.tolerant(encoded(full)).entries()).hasSize(32_767);
        assertRefused(
                RsliProblem.EDIT_COUNT,
                () -> full.edit().add(0, ascii("B"), 0, view("")).apply());
    }

    @Test
    void aLibraryStaysBelowTwoGigabytes() {
        byte[] chunk = new byte[1 << 20];
        ByteView large = ByteView.of(new ByteSource() {
            @Override
            public long length() {
                return Integer.MAX_VALUE - 64;
            }

            @Override
            public void read(long position, byte[] target, int at, int count) {
                System.arraycopy(chunk, 0, target, at, count);
            }
        });
        RsliEntry entry = new RsliEntry(
                RsliName.field(ascii("A")), ByteView.of(new byte[4]), 0, 0, large.length(), PackedData.of(large));
        List<RsliRegion> regions = List.of(RsliRegion.Block.of(large, 0));
        RsliLibrary library = RsliLibrary.of(RsliHeader.create(0), List.of(entry), regions, Optional.empty());
        assertThat(library.size()).isEqualTo(Integer.MAX_VALUE);
        assertRefused(
                RsliProblem.EDIT_SIZE,
                () -> library.edit().add(1, ascii("B"), 0, view("")).apply());
    }
}
