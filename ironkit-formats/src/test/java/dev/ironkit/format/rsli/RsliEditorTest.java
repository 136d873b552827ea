package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.ascii;
import static dev.ironkit.format.rsli.RsliSamples.contents;
import static dev.ironkit.format.rsli.RsliSamples.encoded;
import static dev.ironkit.format.rsli.RsliSamples.reread;
import static dev.ironkit.format.rsli.RsliSamples.view;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Edits of sound libraries: what they change and what they leave alone. */
class RsliEditorTest {

    private static final RsliLibrary EVERY =
            RsliSamples.strict(RsliSamples.everyMethod().build());

    private static final List<PackMethod> METHODS = List.of(PackMethod.values());

    private static List<String> names(RsliLibrary library) {
        return library.entries().stream().map(entry -> entry.name().display()).toList();
    }

    private static List<Integer> cells(RsliLibrary library) {
        return library.entries().stream().map(RsliEntry::sortCell).toList();
    }

    /** Packed bytes as they are before scrambling: what must never change unless content is replaced. */
    private static ByteView unscrambled(RsliLibrary library, int index) {
        byte[] bytes = library.entries().get(index).packed().toByteArray();
        if (library.entries().get(index).isScrambled()) {
            XorStream.apply(library.key(index), bytes, 0, bytes.length);
        }
        return ByteView.of(bytes);
    }

    private static List<ByteView> allUnscrambled(RsliLibrary library) {
        return IntStream.range(0, library.entries().size())
                .mapToObj(i -> unscrambled(library, i))
                .toList();
    }

    private static <T> List<T> with(List<T> list, int at, T more) {
        List<T> copy = new ArrayList<>(list);
        copy.add(at, more);
        return copy;
    }

    private static <T> List<T> without(List<T> list, int at) {
        List<T> copy = new ArrayList<>(list);
        copy.remove(at);
        return copy;
    }

    private static void assertStrictlySound(RsliLibrary library) {
        Problems problems = Problems.strict();
        RsliLibrary read = RsliFormat.RSLI.decode(ByteView.of(encoded(library)), problems);
        assertThat(problems.all()).isEmpty();
        assertThat(read).isEqualTo(library);
    }

    @Test
    void anEditOfNothingIsTheLibraryItself() {
        assertThat(EVERY.edit().apply()).isSameAs(EVERY);
        assertThat(EVERY.edit().move(2, 2).method(1, PackMethod.XOR).apply()).isSameAs(EVERY);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 7})
    @Clause({"rsli.5-edited", "rsli.5-rekeying", "rsli.1.3-service", "rsli.5-names"})
    void addsAnEntryAnywhere(int at) {
        RsliLibrary after = EVERY.edit()
                .add(at, ascii("Bb.new"), PackMethod.XOR_LZHUF, view("added"))
                .apply();
        assertStrictlySound(after);
        assertThat(names(after)).isEqualTo(with(names(EVERY), at, "BB.NEW"));
        assertThat(contents(reread(after))).isEqualTo(with(RsliSamples.EVERY_CONTENT, at, "added"));
        assertThat(without(allUnscrambled(after), at)).isEqualTo(allUnscrambled(EVERY));
        assertThat(after.entries().get(at).service()).isEqualTo(ByteView.of(new byte[4]));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 5, 6})
    @Clause({"rsli.5-edited", "rsli.5-rekeying"})
    void removesAnEntry(int index) {
        RsliLibrary after = EVERY.edit().remove(index).apply();
        assertStrictlySound(after);
        assertThat(contents(reread(after))).isEqualTo(without(RsliSamples.EVERY_CONTENT, index));
        assertThat(allUnscrambled(after)).isEqualTo(without(allUnscrambled(EVERY), index));
    }

    @Test
    void removesAllEntries() {
        RsliEditor editor = EVERY.edit();
        for (int i = 0; i < 7; i++) {
            editor.remove(0);
        }
        assertThat(encoded(editor.apply())).isEqualTo(encoded(RsliLibrary.create(0x5678)));
    }

    @Test
    @Clause({"rsli.5-rekeying", "rsli.5-offsets"})
    void renamingChangesKeysAndNoPlace() {
        RsliLibrary after = EVERY.edit().rename(0, ascii("a.a")).apply();
        assertStrictlySound(after);
        assertThat(cells(after)).containsExactly(0, 6, 5, 4, 3, 2, 1);
        assertThat(contents(reread(after))).isEqualTo(RsliSamples.EVERY_CONTENT);
        assertThat(allUnscrambled(after)).isEqualTo(allUnscrambled(EVERY));
        for (int scrambled : new int[] {1, 3, 5}) {
            assertThat(after.key(scrambled)).isNotEqualTo(EVERY.key(scrambled));
            assertThat(after.entries().get(scrambled).packed())
                    .isNotEqualTo(EVERY.entries().get(scrambled).packed());
        }
        assertThat(encoded(after)).hasSameSizeAs(encoded(EVERY));
    }

    @Test
    void namesCanBeSwapped() {
        RsliLibrary after = EVERY.edit()
                .rename(0, ascii("F.XOR"))
                .rename(1, ascii("G.STORED"))
                .apply();
        assertThat(names(after)).startsWith("F.XOR", "G.STORED");
        assertThat(contents(reread(after))).isEqualTo(RsliSamples.EVERY_CONTENT);
    }

    @Test
    void movingKeepsNamesAndContentTogether() {
        RsliLibrary after = EVERY.edit().move(0, 6).move(0, 3).apply();
        assertStrictlySound(after);
        assertThat(names(after))
                .containsExactly("E.LZSS", "D.XORLZSS", "C.LZHUF", "F.XOR", "B.XORLZHUF", "A.DEFLATE", "G.STORED");
        assertThat(contents(reread(after)))
                .containsExactly("ababab", "ababab", "hello", "hello", "hello", "abc", "stored!");
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"rsli.5-packing", "rsli.4.3-never-recompressed"})
    void replacesContentByEveryMethod(PackMethod method) {
        int index = METHODS.indexOf(method);
        assertThat(EVERY.entries().get(index).method()).contains(method);
        String longer = "a longer text, a longer text, a longer text than before";
        RsliLibrary after = EVERY.edit().replace(index, view(longer)).apply();
        assertStrictlySound(after);
        assertThat(cells(after)).isEqualTo(cells(EVERY));
        assertThat(after.entries().get(index).method()).contains(method);
        assertThat(contents(reread(after))).isEqualTo(with(without(RsliSamples.EVERY_CONTENT, index), index, longer));
        assertThat(without(allUnscrambled(after), index)).isEqualTo(without(allUnscrambled(EVERY), index));
    }

    @ParameterizedTest
    @EnumSource
    void takesNoBytesForNoContent(PackMethod method) {
        RsliLibrary after = RsliLibrary.create(1)
                .edit()
                .add(0, ascii("EMPTY"), method, ByteView.empty())
                .apply();
        assertStrictlySound(after);
        assertThat(contents(after)).containsExactly("");
    }

    @Test
    @Clause({"rsli.1.3-flags", "rsli.1.3-service"})
    void packsByAnotherMethodAndKeepsTheOtherFlags() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.odd().build());
        for (PackMethod method : PackMethod.values()) {
            RsliLibrary after = before.edit().method(0, method).apply();
            assertThat(after.entries().get(0).flags()).isEqualTo(0x8001 | method.bits());
            assertThat(after.entries().get(0).service()).isEqualTo(view("serv"));
            assertThat(contents(reread(after))).containsExactly("one", "two", "");
        }
        RsliLibrary twice = before.edit()
                .replace(0, view("replaced"))
                .method(0, PackMethod.XOR_LZSS)
                .method(0, PackMethod.DEFLATE)
                .apply();
        assertThat(contents(reread(twice))).containsExactly("replaced", "two", "");
    }

    @Test
    @Clause("rsli.5-offsets")
    void keepsOffsetsAndUnreferencedBytesWhileNothingChangesItsSize() {
        byte[] file = RsliSamples.gaps().build();
        RsliLibrary before = RsliSamples.strict(file);
        RsliLibrary after =
                before.edit().replace(0, view("FIRST")).rename(1, ascii("OLD")).apply();
        assertThat(after.unreferenced()).isEqualTo(before.unreferenced());
        assertThat(encoded(after)).hasSize(file.length);
        assertThat(contents(reread(after))).containsExactly("FIRST", "second");
    }

    @Test
    @Clause("rsli.5-offsets")
    void laysEverythingOutInTableOrderWhenASizeChanges() {
        RsliLibrary before = RsliSamples.strict(RsliSamples.gaps().build());
        RsliLibrary after = before.edit().replace(1, view("2nd")).apply();
        assertThat(after.unreferenced()).isEmpty();
        assertThat(encoded(after)).hasSize(96 + "first".length() + "2nd".length());
        assertThat(contents(reread(after))).containsExactly("first", "2nd");
    }

    @Test
    @Clause("rsli.5-cells")
    void storedCellsStayUnlessNamesOrPlacesChange() {
        byte[] file =
                RsliSamples.everyMethod().marker(0).cells(9, 8, 7, 6, 5, 4, 3).build();
        RsliLibrary before = RsliSamples.strict(file);
        RsliLibrary replaced = before.edit().replace(1, view("other")).apply();
        assertThat(cells(replaced)).containsExactly(9, 8, 7, 6, 5, 4, 3);
        assertThat(contents(reread(replaced))).startsWith("stored!", "other", "ababab");
        RsliLibrary removed = before.edit().remove(6).apply();
        assertThat(cells(removed)).containsExactly(5, 4, 3, 2, 1, 0);
        assertThat(removed.header().presort()).isZero();
        assertThat(contents(reread(removed))).isEqualTo(RsliSamples.EVERY_CONTENT.subList(0, 6));
    }

    @Test
    void cellsOfABrokenTableAreMadeAnewAndContentFollows() {
        RsliLibrary before = RsliSamples.tolerant(
                RsliSamples.everyMethod().cells(-2, -1, 300, 0x7FFF).build());
        RsliLibrary kept = before.edit().flags(0, 0x8000).apply();
        assertThat(cells(kept)).isEqualTo(cells(before));
        RsliLibrary after = before.edit().rename(6, ascii("X")).apply();
        assertThat(cells(after)).containsExactly(5, 4, 3, 2, 1, 0, 6);
        assertThat(contents(reread(after))).isEqualTo(RsliSamples.EVERY_CONTENT);
    }

    @Test
    @Clause({"D31", "rsli.5-edited", "rsli.1.1-count-copy", "rsli.1.1-unpacked-total"})
    void headerWordsFollowOnlyIfTheyHeldBefore() {
        RsliLibrary follows = EVERY.edit().remove(0).apply();
        assertThat(follows.header().countCopy()).isEqualTo((short) 6);
        assertThat(follows.header().unpackedTotal()).isEqualTo(EVERY.header().unpackedTotal() - 7);
        RsliLibrary odd = RsliSamples.strict(RsliSamples.odd().build());
        RsliLibrary after = odd.edit().remove(0).apply();
        assertThat(after.header()).isEqualTo(odd.header());
        byte[] zeroed = RsliSamples.everyMethod().countCopy(0).build();
        RsliLibrary half = RsliSamples.strict(zeroed).edit().remove(0).apply();
        assertThat(half.header().countCopy()).isZero();
        assertThat(half.header().unpackedTotal()).isEqualTo(follows.header().unpackedTotal());
    }

    @Test
    @Clause({"rsli.5-edited", "rsli.1.3-record", "rsli.1.1-unknown", "rsli.1.3-flags"})
    void keepsWhatNobodyUnderstands() {
        RsliLibrary odd = RsliSamples.strict(RsliSamples.odd().build());
        RsliLibrary after =
                odd.edit().add(3, ascii("NEW"), 0x4060, view("new")).remove(2).apply();
        assertThat(after.header().unknown08()).isEqualTo(odd.header().unknown08());
        assertThat(after.header().unknown18()).isEqualTo(odd.header().unknown18());
        assertThat(after.header().seed()).isEqualTo(0xDEAD_BEEF);
        assertThat(after.entries().get(0).flags()).isEqualTo(0x8021);
        assertThat(after.entries().get(1).name()).isEqualTo(odd.entries().get(1).name());
        assertThat(after.entries().get(2).flags()).isEqualTo(0x4060);
        assertThat(contents(reread(after))).containsExactly("one", "two", "new");
    }

    @Test
    void setsFlagsAndServiceBytes() {
        ByteView service = ByteView.of(HexText.bytes("01 02 03 04"));
        RsliLibrary after =
                EVERY.edit().flags(3, 0xFE1F | 0x060).service(3, service).apply();
        assertThat(after.entries().get(3).flags() & PackMethod.MASK).isEqualTo(0x060);
        assertThat(after.entries().get(3).service()).isEqualTo(service);
        assertThat(contents(reread(after))).isEqualTo(RsliSamples.EVERY_CONTENT);
        assertThat(after.regions()).isEqualTo(EVERY.regions());
    }

    @Test
    @Clause("rsli.1.2-key-zero")
    void aSeedOfZeroScramblesNothing() {
        RsliLibrary library = RsliLibrary.create(0)
                .edit()
                .add(0, ascii("PLAIN"), PackMethod.XOR, view("plain"))
                .apply();
        assertThat(new String(encoded(library), StandardCharsets.ISO_8859_1))
                .as("key 0 leaves the only entry plain too")
                .contains("PLAIN")
                .endsWith("plain");
        RsliLibrary scrambled =
                library.edit().add(0, ascii("Z"), PackMethod.XOR, view("other")).apply();
        assertThat(contents(reread(scrambled))).containsExactly("other", "plain");
    }

    @Test
    void manyRandomEditsLoseNothing() {
        Random random = new Random(42);
        List<String> expected = new ArrayList<>();
        RsliLibrary library = RsliLibrary.create(0xFFFF_1234);
        for (int round = 0; round < 200; round++) {
            RsliEditor editor = library.edit();
            for (int step = random.nextInt(3); step >= 0; step--) {
                randomStep(editor, expected, random, round * 10 + step);
            }
            library = RsliSamples.strict(encoded(editor.apply()));
            assertThat(contents(library)).as("round %s", round).isEqualTo(expected);
        }
    }

    private static void randomStep(RsliEditor editor, List<String> expected, Random random, int number) {
        PackMethod method = METHODS.get(random.nextInt(METHODS.size()));
        String content = Integer.toString(number, 7).repeat(1 + random.nextInt(20));
        byte[] name = ascii((char) ('A' + random.nextInt(26)) + "." + number);
        int at = expected.isEmpty() ? 0 : random.nextInt(expected.size());
        int to = expected.isEmpty() ? 0 : random.nextInt(expected.size());
        switch (expected.size() < 3 ? 0 : random.nextInt(6)) {
            case 0 -> {
                editor.add(at, name, method, view(content));
                expected.add(at, content);
            }
            case 1 -> {
                editor.remove(at);
                expected.remove(at);
            }
            case 2 -> editor.rename(at, name);
            case 3 -> {
                editor.move(at, to);
                Collections.rotate(expected.subList(Math.min(at, to), Math.max(at, to) + 1), at < to ? -1 : 1);
            }
            case 4 -> editor.method(at, method);
            default -> {
                editor.replace(at, view(content));
                expected.set(at, content);
            }
        }
    }
}
