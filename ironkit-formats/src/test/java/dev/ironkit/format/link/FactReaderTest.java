package dev.ironkit.format.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FactReaderTest {

    private static final Attributes VERSION_6 = new Attributes(0, 0, 6, 0);

    private static LinkFacts read(LinkKind kind, byte... bytes) {
        return FactReader.read(kind, ByteView.of(bytes), VERSION_6, WearParser.TOLERANT);
    }

    @Test
    void aWordAt2MakesAllRowsStandThere() {
        byte[] model = ModelBytes.quad()
                .payload(13)
                .batch(0, 0, 0x0102, 0xFFFF, 6, 0, 4, 0)
                .batch(0, 300, 0xFF01, 0xFFFF, 6, 0, 4, 0)
                .build();

        LinkFacts.OfModel facts = (LinkFacts.OfModel) read(LinkKind.MODEL, model);

        assertThat(facts.documented()).isTrue();
        assertThat(facts.uses()).extracting(LinkFacts.RowUse::row).containsExactly(0, 300);
        assertThat(facts.uses()).extracting(LinkFacts.RowUse::lightmap).containsOnly(-1);
    }

    @Test
    void aModelWithoutBatchesCannotBeRead() {
        assertThat(read(LinkKind.MODEL, ModelBytes.quad().without(13).build())).isEqualTo(LinkFacts.UNREADABLE);
    }

    @Test
    void onlyCommandsThatNameSomethingHaveAReference() {
        byte[] effect = FxidBytes.effect()
                .command(6)
                .command(3)
                .command(2)
                .reference(84, "sounds.lib", "boom.wav")
                .build();

        assertThat(((LinkFacts.OfEffect) read(LinkKind.EFFECT, effect)).references())
                .containsExactly(new LinkFacts.Reference(
                        2, LinkName.of("sounds.lib"), LinkName.of("boom.wav"), 60 + 4 + 200 + 84));
    }

    /** More than memory holds, and nobody is to look at it. */
    private record Endless() implements ByteSource {
        @Override
        public long length() {
            return Integer.MAX_VALUE;
        }

        @Override
        public void read(long position, byte[] target, int at, int count) {
            throw new AssertionError("read " + count + " bytes");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LIST", "MATERIAL", "EFFECT"})
    void whatNoEngineCouldHoldIsNotLoaded(LinkKind kind) {
        assertThat(FactReader.read(kind, ByteView.of(new Endless()), VERSION_6, WearParser.TOLERANT))
                .isEqualTo(LinkFacts.UNREADABLE);
    }

    @Test
    void factsComeBackAsTheyWereWritten() {
        List<LinkFacts> facts = List.of(
                LinkFacts.NOTHING,
                LinkFacts.UNREADABLE,
                read(LinkKind.MODEL, ModelBytes.quad().build()),
                read(
                        LinkKind.LIST,
                        WearBytes.list("A", "\u0411").lightmap("L.0").build()),
                read(
                        LinkKind.MATERIAL,
                        Mat0Bytes.material(6).phase("T.0").phase("").build()),
                read(
                        LinkKind.TEXTURE,
                        TexmBytes.texture(565, 4, 4).page(0, 0, 2, 2).build()),
                read(LinkKind.TEXTURE, TexmBytes.texture(565, 4, 4).build()),
                read(
                        LinkKind.EFFECT,
                        FxidBytes.effect()
                                .command(2)
                                .reference(84, "sounds.lib", "boom.wav")
                                .build()));
        List<LinkEntry> entries = facts.stream()
                .map(each -> new LinkEntry(
                        facts.indexOf(each), LinkName.of("n"), "@1", LinkKind.OTHER, 5, 0xFFFF_FFFFL, true, each))
                .toList();
        LinkFile file = new LinkFile("maps/\u0411.lib", LinkFile.Form.ARCHIVE, entries);
        ByteSink sink = ByteSink.inMemory();

        LinkFileCodec.write(file, sink);

        assertThat(LinkFileCodec.read(new LinkFileCodec.Source(sink.toView()))).isEqualTo(file);
    }

    @Test
    void namesAreComparedAsTheEngineFoldsThem() {
        assertThat(LinkName.of("HULL_\u0411.A").folded())
                .isEqualTo(LinkName.of("hull_\u0411.a").folded());
        assertThat(LinkName.of("\u0411").folded())
                .isNotEqualTo(LinkName.of("\u0431").folded());
        assertThat(LinkName.of("a.b.msh").withEnding("wea").raw()).isEqualTo("a.b.wea");
        assertThat(LinkName.of("a").withEnding("wea").raw()).isEqualTo("a.wea");
    }
}
