package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.ascii;
import static dev.ironkit.format.rsli.RsliSamples.view;

import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.Sample;
import java.util.List;

/** What every format promises, for libraries that are read without a trailer. */
@Clause({"rsli.5-untouched", "rsli.5-edited"})
class RsliContractTest extends FormatContract<RsliLibrary> {

    private static final Sample EVERY =
            Sample.of("every method", RsliSamples.everyMethod().build());
    private static final Sample GAPS = Sample.of("gaps", RsliSamples.gaps().build());

    @Override
    protected Format<RsliLibrary> format() {
        return RsliFormat.RSLI;
    }

    @Override
    protected List<Sample> samples() {
        return RsliSamples.all();
    }

    @Override
    protected RsliLibrary rebuilt(RsliLibrary library) {
        return RsliLibrary.of(library.header(), library.entries(), library.regions(), library.trailer());
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Sample.of("0x7FFF entries", RsliBytes.library().count(0x7FFF).build()),
                Sample.of("a negative count", RsliBytes.library().count(0x8000).build()));
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // Bytes that no entry refers to are missed by nobody.
        int behind = sample.name().equals("gaps") ? "behind".length() : 0;
        return length >= sample.length() - behind;
    }

    @Override
    protected List<Edit<RsliLibrary>> edits() {
        return List.of(
                Edit.of(
                        "replace, the same size",
                        GAPS,
                        library -> library.edit().replace(1, view("SECOND")).apply(),
                        "data[3].packed"),
                Edit.of(
                        "replace, another size",
                        EVERY,
                        library -> library.edit()
                                .replace(2, view("something else"))
                                .apply(),
                        "data[2].packed",
                        "header.unpackedTotal",
                        "entries[2].unpackedSize",
                        "entries[2].packedSize",
                        "entries[*].dataOffset"),
                Edit.of(
                        "rename",
                        EVERY,
                        library -> library.edit().rename(6, ascii("AA")).apply(),
                        "entries[6].name"),
                Edit.of(
                        "rename, and keys with it",
                        EVERY,
                        library -> library.edit().rename(6, ascii("ZZ")).apply(),
                        "entries[6].name",
                        "entries[*].sortCell",
                        "data[1].packed",
                        "data[3].packed",
                        "data[5].packed"),
                Edit.of(
                        "add",
                        EVERY,
                        library -> library.edit()
                                .add(7, ascii("Z"), PackMethod.DEFLATE, view("added"))
                                .apply(),
                        "header.count*",
                        "header.unpackedTotal",
                        "entries[*].dataOffset",
                        "entries[7].*",
                        "data[7].*"),
                Edit.of(
                        "remove",
                        EVERY,
                        library -> library.edit().remove(6).apply(),
                        "header.count*",
                        "header.unpackedTotal",
                        "entries[*].dataOffset",
                        "entries[*].sortCell",
                        "entries[6].*",
                        "data[1].packed",
                        "data[3].packed",
                        "data[5].packed",
                        "data[6].packed"));
    }
}
