package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationRun;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class RsliMutationTest {

    @Test
    void survivesMutations() {
        MutationRun.of(RsliFormat.RSLI, RsliSamples.all()).run();
    }

    @Test
    void seesADefectInTheWriter() {
        MutationRun<RsliLibrary> run = MutationRun.of(RsliFormat.RSLI, RsliSamples.all())
                .mutations(1000)
                .encoder(library -> ByteView.of(RsliSamples.encoded(withoutNameTails(library))));
        assertThatThrownBy(run::run).isInstanceOf(AssertionError.class).hasMessageContaining("bytes were lost");
    }

    private static RsliLibrary withoutNameTails(RsliLibrary library) {
        List<RsliEntry> entries = library.entries().stream()
                .map(entry -> entry.withName(FixedText.of(entry.name().text().toByteArray(), RsliEntry.NAME_WIDTH)))
                .toList();
        return RsliLibrary.of(library.header(), entries, library.regions(), library.trailer());
    }
}
