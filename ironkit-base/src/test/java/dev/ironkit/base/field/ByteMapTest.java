package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ByteMapTest {

    private static final ByteView FILE = ByteView.of(new byte[1000]);

    /** The asset lies at 100 to 120 of the file. */
    private static final ByteRange WHOLE = new ByteRange(100, 20);

    private static Leaf leaf(String name, int from, int to) {
        return new Leaf(name, FieldType.BYTES, FieldRole.KNOWN, FILE.slice(from, to - from), "");
    }

    private static ByteMap map(Field... fields) {
        return ByteMap.of(new Group("", WHOLE, Arrays.asList(fields)), WHOLE);
    }

    @Test
    void aFullMapHasNoHolesAndNoOverlaps() {
        ByteMap map = map(leaf("a", 100, 110), leaf("nothing", 110, 110), leaf("b", 110, 120));
        assertThat(map.unowned()).isEmpty();
        assertThat(map.overlapping()).isEmpty();
        assertThat(map.explained()).isEqualTo(20);
    }

    @Test
    void findsHolesAtTheStartInTheMiddleAndAtTheEnd() {
        assertThat(map(leaf("b", 112, 115), leaf("a", 103, 110)).unowned())
                .containsExactly(new ByteRange(100, 3), new ByteRange(110, 2), new ByteRange(115, 5));
        assertThat(map().unowned()).containsExactly(WHOLE);
    }

    @Test
    void findsOverlapsWithAnyFieldBefore() {
        ByteMap map = map(leaf("long", 100, 115), leaf("inside", 102, 104), leaf("later", 114, 120));
        assertThat(map.overlapping()).extracting(ByteMap.Owner::path).containsExactly("inside", "later");
        assertThat(map.unowned()).isEmpty();
    }

    @Test
    void twoFieldsOnTheSameBytesOverlap() {
        assertThat(map(leaf("a", 100, 120), leaf("b", 100, 120)).overlapping()).hasSize(1);
    }

    @Test
    void anEmptyFieldOverlapsNothing() {
        assertThat(map(leaf("a", 100, 120), leaf("empty", 105, 105)).overlapping())
                .isEmpty();
    }

    @Test
    void findsFieldsOutsideTheAsset() {
        assertThat(map(leaf("before", 99, 110), leaf("behind", 110, 121)).overlapping())
                .extracting(ByteMap.Owner::path)
                .containsExactly("before", "behind");
    }

    @Test
    void namesFieldsByTheirWholePathInTheOrderOfBytes() {
        Sequence parts = new Sequence(
                "parts",
                new ByteRange(110, 10),
                2,
                i -> new Group("parts", WHOLE, List.of(leaf("name", 110 + 5 * i, 115 + 5 * i))));
        Sequence numbers = new Sequence("numbers", WHOLE, 2, i -> leaf("numbers", 100 + i, 101 + i));
        ByteMap map = map(parts, numbers, new Group("rest", WHOLE, List.of(leaf("a", 102, 110))));
        assertThat(map.owners())
                .extracting(ByteMap.Owner::path)
                .containsExactly("numbers[0]", "numbers[1]", "rest.a", "parts[0].name", "parts[1].name");
    }

    @Test
    void aLoneFieldIsAMapToo() {
        assertThat(ByteMap.of(leaf("raw", 100, 120), WHOLE).owners())
                .extracting(ByteMap.Owner::path)
                .containsExactly("raw");
    }

    @Test
    void unknownBytesAreNotExplained() {
        Leaf unknown = new Leaf("u", FieldType.BYTES, FieldRole.UNKNOWN, FILE.slice(100, 15), "");
        assertThat(map(unknown, leaf("a", 115, 120)).explained()).isEqualTo(5);
    }

    @Test
    void handsFieldsOverInTheOrderOfTheirBytes() {
        Group inOrder = new Group("", WHOLE, List.of(leaf("a", 100, 101), leaf("b", 101, 103)));
        Group mixed = new Group("", WHOLE, List.of(leaf("b", 101, 103), leaf("a", 100, 101)));

        for (Group root : List.of(inOrder, mixed)) {
            List<String> paths = new ArrayList<>();
            ByteMap.forEachInOrder(root, (path, leaf) -> paths.add(path));
            assertThat(paths).containsExactly("a", "b");
        }
    }

    @Test
    void elementsThatAreAlikeAreLookedAtFirstAndLast() {
        Sequence backwards = Sequence.uniform("n", WHOLE, 2, i -> leaf("n", 101 - i, 102 - i));
        List<String> paths = new ArrayList<>();

        ByteMap.forEachInOrder(backwards, (path, leaf) -> paths.add(path));

        assertThat(paths).containsExactly("n[1]", "n[0]");
    }
}
