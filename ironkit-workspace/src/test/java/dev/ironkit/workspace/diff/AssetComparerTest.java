package dev.ironkit.workspace.diff;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;
import org.junit.jupiter.api.Test;

class AssetComparerTest {

    private static Difference compare(Depth depth, byte[] a, byte[] b) {
        return new AssetComparer(depth, false)
                .compare(new AssetPath("a"), ByteView.of(a), new AssetPath("b"), ByteView.of(b));
    }

    private static Comparison inside(byte[] a, byte[] b) {
        return compare(Depth.ENTRY, a, b).inside().orElseThrow();
    }

    /** For each difference what became of what, such as {@code changed x}. */
    private static List<String> told(Comparison comparison) {
        return comparison.differences().stream()
                .map(difference -> difference.change().word() + " "
                        + difference.side().path().text())
                .toList();
    }

    private static NresBytes three() {
        return archive()
                .with(entry("DATA", "x").payload("first"))
                .with(entry("DATA", "y").payload("second"))
                .with(entry("DATA", "z").payload("third"));
    }

    @Test
    void equalBytesAreTheSameWhateverTheyAre() {
        Difference same = compare(Depth.BYTE, three().build(), three().build());

        assertThat(same.change()).isEqualTo(Change.SAME);
        assertThat(same.inside()).isEmpty();
    }

    @Test
    void otherContentIsAChangeAndTheRestIsCounted() {
        Comparison inside = inside(
                three().build(),
                archive()
                        .with(entry("DATA", "x").payload("first"))
                        .with(entry("DATA", "y").payload("SECOND!"))
                        .with(entry("DATA", "z").payload("third"))
                        .build());

        assertThat(inside.verdict()).isEqualTo(Verdict.DIFFERENT);
        assertThat(told(inside)).containsExactly("changed a!/y");
        assertThat(inside.count(Change.SAME)).isEqualTo(2);
        assertThat(inside.differences().get(0).b().orElseThrow().size()).isEqualTo(7);
        assertThat(inside.differences().get(0).fields()).isEmpty();
    }

    @Test
    void otherAttributesAreAChangeToo() {
        Comparison inside = inside(
                archive().with(entry("DATA", "x").attrs(1, 2, 3)).build(),
                archive().with(entry("MAT0", "X").attrs(1, 0xFFFF_FFFFL, 3)).build());

        assertThat(told(inside)).containsExactly("changed a!/x");
        assertThat(inside.differences().get(0).fields())
                .containsExactly(
                        new FieldChange("name", "x", "X"),
                        new FieldChange("type", "DATA", "MAT0"),
                        new FieldChange("attr2", "2", "4294967295"));
    }

    @Test
    void whatIsNewAndWhatIsGoneIsNamed() {
        Comparison inside = inside(
                archive().with(entry("DATA", "x").payload("first")).build(),
                archive().with(entry("DATA", "w").payload("other")).build());

        assertThat(told(inside)).containsExactly("removed a!/x", "added b!/w");
    }

    @Test
    void theSameContentUnderAnotherNameWasRenamed() {
        Comparison inside = inside(
                three().build(),
                archive()
                        .with(entry("DATA", "x").payload("first"))
                        .with(entry("DATA", "new").payload("second"))
                        .with(entry("DATA", "z").payload("third"))
                        .build());

        assertThat(told(inside)).containsExactly("renamed a!/y");
        assertThat(inside.differences().get(0).b().orElseThrow().path().text()).isEqualTo("b!/new");
        assertThat(inside.count(Change.SAME)).isEqualTo(2);
    }

    @Test
    void thatTwoEntriesAreEmptyDoesNotMakeThemOne() {
        assertThat(told(inside(
                        archive().with(entry("DATA", "x")).build(),
                        archive().with(entry("DATA", "y")).build())))
                .containsExactly("removed a!/x", "added b!/y");
    }

    @Test
    void anotherOrderIsNothingButAnotherOrder() {
        Comparison inside = inside(
                three().build(),
                archive()
                        .with(entry("DATA", "y").payload("second"))
                        .with(entry("DATA", "z").payload("third"))
                        .with(entry("DATA", "x").payload("first"))
                        .build());

        assertThat(inside.verdict()).isEqualTo(Verdict.ORDER);
        assertThat(inside.moved()).isEqualTo(1);
        assertThat(told(inside)).containsExactly("same a!/x");
        assertThat(inside.differences().get(0).moved()).isTrue();
    }

    @Test
    void anEntryThatIsOnlyFurtherBackBecauseOneCameBeforeItHasNotMoved() {
        Comparison inside = inside(
                archive().with(entry("DATA", "x").payload("first")).build(),
                archive()
                        .with(entry("DATA", "new"))
                        .with(entry("DATA", "x").payload("first"))
                        .build());

        assertThat(inside.moved()).isZero();
        assertThat(told(inside)).containsExactly("added b!/new");
    }

    @Test
    void theSameEntriesWithOtherBytesAroundThemDifferInLayoutOnly() {
        assertThat(layout(
                        three().build(),
                        three().lead(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}).build()))
                .contains("data[].unclaimed", "entries[].dataOffset", "header.totalSize")
                .doesNotContain("entries[].name");
        assertThat(layout(three().build(), three().cells(2, 1, 0).build())).containsExactly("entries[].sortIndex");
        assertThat(layout(
                        archive().with(entry("DATA", "x")).build(),
                        archive().with(entry("DATA", "x").nameTail("old")).build()))
                .containsExactly("entries[].name");
    }

    private static List<String> layout(byte[] a, byte[] b) {
        Comparison inside = inside(a, b);
        assertThat(inside.verdict()).isEqualTo(Verdict.LAYOUT);
        assertThat(inside.differences()).isEmpty();
        return inside.layout().stream().map(LayoutChange::field).toList();
    }

    @Test
    void ofRepeatedNamesTypeAndContentDecideThenOrder() {
        byte[] a = archive()
                .with(entry(1, "Land").payload("one"), entry(2, "Land").payload("two"))
                .with(entry(3, "Land").payload("three"), entry(3, "Land").payload("four"))
                .build();
        byte[] b = archive()
                .with(entry(1, "Land").payload("one"), entry(3, "Land").payload("three"))
                .with(entry(3, "Land").payload("FOUR!"))
                .build();

        Comparison inside = inside(a, b);

        assertThat(told(inside)).containsExactly("changed a!/@3", "removed a!/@1");
        assertThat(inside.differences().get(0).b().orElseThrow().index()).isEqualTo(2);
    }

    @Test
    void archivesInsideAreComparedEntryByEntry() {
        byte[] a = archive().with(entry("MESH", "m").payload(three().build())).build();
        byte[] b = archive()
                .with(entry("MESH", "m")
                        .payload(archive()
                                .with(entry("DATA", "x").payload("first"))
                                .with(entry("DATA", "y").payload("2nd"))
                                .with(entry("DATA", "z").payload("third"))
                                .build()))
                .build();

        Comparison inside = inside(a, b);

        assertThat(told(inside)).containsExactly("changed a!/m");
        Comparison deep = inside.differences().get(0).inside().orElseThrow();
        assertThat(told(deep)).containsExactly("changed a!/m!/y");
    }

    @Test
    void aLibraryIsComparedByWhatItsEntriesUnpackTo() {
        byte[] a = RsliBytes.library()
                .with(RsliBytes.stored("A.TXT", "hello"), RsliBytes.stored("B.TXT", "same"))
                .build();
        byte[] b = RsliBytes.library()
                .seed(0x4711)
                .with(RsliBytes.xor("A.TXT", "hello"), RsliBytes.stored("B.TXT", "same"))
                .build();

        Comparison inside = inside(a, b);

        assertThat(told(inside)).containsExactly("changed a!/A.TXT");
        assertThat(inside.differences().get(0).fields())
                .extracting(FieldChange::field)
                .containsExactly("type", "attr1");
    }

    @Test
    void fieldsAreComparedWhereThatIsAskedFor() {
        Difference root = compare(
                Depth.FIELD,
                archive().with(entry("DATA", "x").payload("first")).build(),
                archive().with(entry("DATA", "x").payload("longer than that")).build());

        Comparison inside = root.inside().orElseThrow();
        assertThat(inside.fields()).containsExactly(new FieldChange("totalSize", "88", "96"));
        assertThat(inside.differences().get(0).fields()).containsExactly(new FieldChange("size", "5", "16"));
        assertThat(inside.layout()).extracting(LayoutChange::field).contains("header.totalSize", "entries[].size");
    }

    @Test
    void bytesAreComparedWhereThatIsAskedFor() {
        byte[] a = archive().with(entry("DATA", "x").payload("first")).build();
        byte[] b = archive().with(entry("DATA", "x").payload("fiRSt")).build();

        Difference change =
                compare(Depth.BYTE, a, b).inside().orElseThrow().differences().get(0);

        assertThat(change.bytes().orElseThrow().ranges()).containsExactly(new ByteRange(2, 2));
        assertThat(inside(a, b).differences().get(0).bytes()).isEmpty();
    }

    @Test
    void filesThatAreNoArchivesAreComparedAsBytes() {
        Difference root = compare(Depth.BYTE, new byte[] {1, 2, 3}, new byte[] {1, 2, 4});

        assertThat(root.change()).isEqualTo(Change.CHANGED);
        assertThat(root.inside()).isEmpty();
        assertThat(root.bytes().orElseThrow().first()).isEqualTo(2);
    }

    @Test
    void anArchiveThatCannotBeReadIsComparedAsBytesAndNamed() {
        AssetComparer comparer = new AssetComparer(Depth.ENTRY, false);

        Difference root = comparer.compare(
                new AssetPath("a"),
                ByteView.of(three().build()),
                new AssetPath("b"),
                ByteView.of(three().version(9).build()));

        assertThat(root.change()).isEqualTo(Change.CHANGED);
        assertThat(root.inside()).isEmpty();
        assertThat(comparer.problems())
                .extracting(problem -> problem.code().id())
                .containsExactly("nres.version");
    }

    @Test
    void anEntryThatIsNotThereIsTheSameOnlyIfItsRecordIs() {
        byte[] a = archive().with(entry("DATA", "x").offset(0x7000_0000)).build();
        byte[] b = archive().with(entry("DATA", "x").offset(0x7000_0008)).build();

        assertThat(inside(a, b).differences().get(0).fields())
                .extracting(FieldChange::field)
                .containsExactly("range");
    }

    @Test
    void entriesThatShareTheSameBytesDoNotMakeItReadForever() {
        byte[] content = new byte[1_000_000];
        NresBytes shared = archive().with(entry("DATA", "e0").payload(content));
        for (int i = 1; i < 400; i++) {
            shared.with(entry("DATA", "e" + i).sharing(0, 0, content.length));
        }
        AssetComparer comparer = new AssetComparer(Depth.ENTRY, false, new ReadingBudget(20_000_000));

        assertThatExceptionOfType(WorkspaceException.class)
                .isThrownBy(() -> comparer.compare(
                        new AssetPath("a"),
                        ByteView.of(shared.build()),
                        new AssetPath("b"),
                        ByteView.of(shared.cells(new int[400]).build())))
                .satisfies(e -> assertThat(e.diagnostic().code()).isEqualTo(DiffProblem.TOO_MUCH));
    }
}
