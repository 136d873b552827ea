package dev.ironkit.format.pal;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

@Clause({"pal.10-both-sizes", "pal.10-fourth-bytes", "D57"})
class PalContractTest extends FormatContract<PalFile> {

    @Override
    protected Format<PalFile> format() {
        return PalFormat.PAL;
    }

    @Override
    protected List<Sample> samples() {
        return PalSamples.all();
    }

    @Override
    protected PalFile rebuilt(PalFile model) {
        return new PalFile(
                ByteView.of(model.colours().toByteArray()),
                model.mixes().map(table -> ByteView.of(table.toByteArray())));
    }

    @Override
    protected List<Sample> hugeCounts() {
        // A palette holds no counts.
        return List.of();
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        return length == 1024;
    }

    @Override
    protected List<Edit<PalFile>> edits() {
        return List.of(
                Edit.of("a colour", PalSamples.LONG, palette -> palette.withColours(recoloured(palette)), "colours[7]"),
                Edit.of("without mixes", PalSamples.LONG, palette -> palette.withMixes(Optional.empty()), "mixes.*"));
    }

    private static ByteView recoloured(PalFile palette) {
        byte[] colours = palette.colours().toByteArray();
        Arrays.fill(colours, 28, 32, (byte) 1);
        return ByteView.of(colours);
    }
}
