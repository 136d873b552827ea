package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.view;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.stored;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.RsliBytes;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RsliLookupTest {

    private static RsliLibrary named(String... names) {
        return RsliSamples.tolerant(builder(names).build());
    }

    private static RsliBytes builder(String... names) {
        RsliBytes library = library();
        for (String name : names) {
            library.with(stored(name, name));
        }
        return library;
    }

    @Test
    @Clause({"rsli.2-lookup", "rsli.1.3-name"})
    void findsEveryNameInAnyCase() {
        RsliLibrary library = named("M", "Z_Z", "A", "ZZZ", "TWELVE.BYTES", "AA");
        for (int i = 0; i < library.entries().size(); i++) {
            String name = library.entries().get(i).name().display();
            assertThat(library.findAsEngine(view(name))).hasValue(i);
            assertThat(library.findAsEngine(view(name.toLowerCase(Locale.ROOT))))
                    .hasValue(i);
        }
        assertThat(library.findAsEngine(view("B"))).isEmpty();
        assertThat(library.findAsEngine(view(""))).isEmpty();
        assertThat(RsliLibrary.create(0).findAsEngine(view("A"))).isEmpty();
    }

    @Test
    @Clause({"rsli.2-lookup", "rsli.2-any-case"})
    void neverFindsAStoredNameWithSmallLettersButASearchWithoutCaseDoes() {
        RsliLibrary library = named("A.txt", "B.TXT");
        assertThat(library.findAsEngine(view("A.txt"))).isEmpty();
        assertThat(library.findAsEngine(view("A.TXT"))).isEmpty();
        assertThat(library.find(view("a.TXT"))).hasValue(0);
        assertThat(library.find(view("b.txt"))).hasValue(1);
        assertThat(library.find(view("b"))).isEmpty();
    }

    @Test
    @Clause("rsli.2-lookup")
    void takesFifteenBytesOfAQueryAndStopsAtANul() {
        RsliLibrary library = named("TWELVE.BYTES", "A");
        assertThat(library.findAsEngine(view("TWELVE.BYTES.LONGER"))).isEmpty();
        assertThat(library.findAsEngine(view("a\0bc"))).hasValue(1);
    }

    @Test
    @Clause("rsli.2-permutation")
    void comparesUnsignedBytesAndTheWholeName() {
        RsliLibrary library = RsliSamples.strict(library()
                .with(stored("\u0410", "high"), stored("B", "b"), stored("BB", "bb"))
                .build());
        assertThat(library.key(0)).as("B sorts before BB and a high byte last").isEqualTo(1);
        assertThat(library.findAsEngine(view("BB"))).hasValue(2);
    }

    @Test
    @Clause({"rsli.2-lookup", "rsli.6-rules"})
    void scansABrokenTableFromTheFront() {
        RsliLibrary library = RsliSamples.tolerant(
                builder("C", "B", "A", "B").cells(3, 3, 99, -1).build());
        assertThat(library.findAsEngine(view("C"))).hasValue(0);
        assertThat(library.findAsEngine(view("B"))).hasValue(1);
        assertThat(library.findAsEngine(view("D"))).isEmpty();
    }

    @Test
    void findsTheLowestIndexAmongEqualNames() {
        RsliLibrary library = RsliSamples.tolerant(
                builder("X", "B", "A", "B", "B").cells(2, 4, 3, 1, 0).build());
        assertThat(library.findAsEngine(view("B"))).hasValue(1);
    }

    @Test
    @Clause({"rsli.2-marker", "rsli.2-lookup"})
    void findsNamesOfAnUnsortedLibrary() {
        RsliLibrary library = RsliSamples.tolerant(
                builder("C", "B", "A").marker(0).cells(0, 0, 0).build());
        assertThat(library.findAsEngine(view("A"))).hasValue(2);
        assertThat(library.findAsEngine(view("C"))).hasValue(0);
    }

    @Test
    void addressesByIndexWhereANameIsNotUniqueWhateverTheCase() {
        RsliLibrary library = named("A", "b", "", "B", "C!");
        assertThat(library.segment(0)).isEqualTo("A");
        assertThat(library.segment(1)).isEqualTo("@1");
        assertThat(library.segment(2)).isEqualTo("@2");
        assertThat(library.segment(3)).isEqualTo("@3");
        assertThat(library.segment(4)).isEqualTo("C%21");
    }
}
