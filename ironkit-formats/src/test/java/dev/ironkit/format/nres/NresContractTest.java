package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

@Clause({
    "nres.1-own-offsets",
    "nres.1.3-tail-kept",
    "nres.4.1-no-early-allocation",
    "nres.5-lossless",
    "nres.5-kept-on-edit",
    "nres.5-overlap-block"
})
class NresContractTest extends FormatContract<NresArchive> {

    @Override
    protected Format<NresArchive> format() {
        return NresFormat.NRES;
    }

    @Override
    protected List<Sample> samples() {
        return NresSamples.all();
    }

    @Override
    protected NresArchive rebuilt(NresArchive model) {
        List<NresEntry> entries = model.entries().stream()
                .map(entry -> new NresEntry(
                        entry.attributes(), entry.name(), entry.payload(), entry.sortCell(), entry.broken()))
                .toList();
        return NresArchive.of(entries, model.regions());
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Sample.of(
                        "2^31 - 1 entries",
                        NresSamples.three().count(0x7FFF_FFFFL).build()),
                Sample.of(
                        "2^32 - 1 entries",
                        NresSamples.three().count(0xFFFF_FFFFL).build()),
                Sample.of(
                        "a million entries",
                        NresSamples.three().count(1_000_000).build()));
    }

    @Override
    protected List<Edit<NresArchive>> edits() {
        return List.of(
                Edit.of(
                        "replace with the same size",
                        NresSamples.FOREIGN_GAP,
                        archive -> archive.edit()
                                .replace(0, ByteView.of(NresSamples.bytes(5, 'z')))
                                .apply(),
                        "data[0].payload"),
                Edit.of(
                        "replace with another size",
                        NresSamples.FOREIGN_GAP,
                        archive -> archive.edit()
                                .replace(0, ByteView.of(NresSamples.bytes(50, 'z')))
                                .apply(),
                        "data[0].payload",
                        "data[1].unclaimed",
                        "data[3].padding",
                        "header.totalSize",
                        "entries[0].size",
                        "entries[1].dataOffset"),
                Edit.of(
                        "attributes",
                        NresSamples.THREE,
                        archive -> archive.edit()
                                .attributes(1, new Attributes(1, 2, 3, 4))
                                .apply(),
                        "entries[1].type",
                        "entries[1].attr*"),
                Edit.of(
                        "rename",
                        NresSamples.TAILS,
                        archive -> archive.edit().rename(1, new byte[] {'a'}).apply(),
                        "entries[1].name",
                        "entries[*].sortIndex"));
    }

    @Override
    protected boolean overlapsReported(Sample sample) {
        return sample.equals(NresSamples.OVERLAP);
    }
}
