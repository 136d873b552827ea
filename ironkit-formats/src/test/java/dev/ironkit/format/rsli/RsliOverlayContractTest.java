package dev.ironkit.format.rsli;

import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.stored;

import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

/** What every format promises, for libraries whose trailer is honoured. */
class RsliOverlayContractTest extends FormatContract<RsliLibrary> {

    private static final Sample OVERLAID =
            Sample.of("overlay 16", RsliLayoutTest.overlaid(16).build());

    @Override
    protected Format<RsliLibrary> format() {
        return new RsliFormat(Limits.STANDARD, true);
    }

    @Override
    protected List<Sample> samples() {
        byte[] intoTheTrailer = library()
                .overlay(0)
                .with(stored("A", "ab").packedSize(8).unpackedSize(8))
                .build();
        return List.of(
                OVERLAID,
                Sample.of("no trailer", RsliSamples.EXAMPLE),
                Sample.of("into the trailer", intoTheTrailer),
                Sample.of("beyond the file", library().overlay(1000).build()).onlyTolerant());
    }

    @Override
    protected RsliLibrary rebuilt(RsliLibrary library) {
        return RsliLibrary.of(library.header(), library.entries(), library.regions(), library.trailer());
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // Without the trailer nothing says where packed bytes really start, and the stated places may be in the file
        // too.
        int tableEnd = sample.equals(OVERLAID) ? 96 : RsliHeader.SIZE;
        boolean needsTrailer = sample.equals(OVERLAID) || sample.name().equals("beyond the file");
        return needsTrailer && length >= tableEnd;
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Sample.of("0x7FFF entries", library().overlay(4).count(0x7FFF).build()));
    }

    @Override
    protected List<Edit<RsliLibrary>> edits() {
        return List.of(Edit.of(
                "remove",
                OVERLAID,
                library -> library.edit().remove(1).apply(),
                "header.count*",
                "header.unpackedTotal",
                "entries[0].dataOffset",
                "entries[0].sortCell",
                "entries[1].*",
                "data[*].packed"));
    }
}
