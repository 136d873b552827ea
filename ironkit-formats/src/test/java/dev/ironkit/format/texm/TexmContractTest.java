package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.TexmSamples.filled;
import static dev.ironkit.testkit.TexmBytes.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

@Clause({"texm.12.1-words-kept", "texm.12.2-lossless", "texm.9-kept", "texm.9-tail-kept", "D56"})
class TexmContractTest extends FormatContract<Texture> {

    @Override
    protected Format<Texture> format() {
        return TexmFormat.TEXM;
    }

    @Override
    protected List<Sample> samples() {
        return TexmSamples.all();
    }

    @Override
    protected Texture rebuilt(Texture model) {
        TextureHeader words = model.header();
        TextureHeader header = new TextureHeader(
                words.width(),
                words.height(),
                words.mipCount(),
                words.flags4(),
                words.flags5(),
                words.unk6(),
                words.format());
        return new Texture(
                header,
                ByteView.of(model.palette().toByteArray()),
                ByteView.of(model.pixels().toByteArray()),
                model.pages().map(pages -> PageTable.of(pages.rects())),
                ByteView.of(model.tail().toByteArray()));
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Sample.of("2^32 - 1 wide", texture(565, 4, 4).sayWidth(-1).build()),
                Sample.of("2^32 - 1 high", texture(565, 4, 4).sayHeight(-1).build()),
                Sample.of("2^32 - 1 levels", texture(565, 4, 4).sayLevels(-1).build()),
                Sample.of(
                        "2^32 - 1 everywhere",
                        texture(8888, 4, 4)
                                .sayWidth(-1)
                                .sayHeight(-1)
                                .sayLevels(-1)
                                .build()),
                Sample.of(
                        "2^31 each way, which is 0 in 64 bits",
                        texture(8888, 4, 4)
                                .sayWidth(0x8000_0000L)
                                .sayHeight(0x8000_0000L)
                                .build()),
                Sample.of(
                        "65536 each way, which is 0 in 32 bits",
                        texture(8888, 4, 4)
                                .sayWidth(0x1_0000)
                                .sayHeight(0x1_0000)
                                .build()));
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // A texture may end before its page table, and behind it.
        byte[] bytes = sample.bytes().toByteArray();
        boolean endsBehindPages = sample.equals(TexmSamples.PAGES_AND_MORE) && length == bytes.length - 1;
        return endsBehindPages || length == TexmSamples.tolerant(bytes).coreSize();
    }

    @Override
    protected List<Edit<Texture>> edits() {
        return List.of(
                Edit.of(
                        "flags5",
                        TexmSamples.STRAY_BYTES,
                        texture -> texture.edit().flags5(0x0100_0000).apply(),
                        "header.flags5"),
                Edit.of(
                        "flags4 and unk6",
                        TexmSamples.PALETTE_PAGES,
                        texture -> texture.edit().flags4(32).unk6(7).apply(),
                        "header.flags4",
                        "header.unk6"),
                Edit.of(
                        "level 0",
                        TexmSamples.PAGES,
                        texture -> texture.withLevels(List.of(
                                filled(64, 5),
                                texture.level(1).bytes(),
                                texture.level(2).bytes())),
                        "levels[0]"),
                Edit.of(
                        "fewer levels",
                        TexmSamples.PAGES,
                        texture -> texture.withLevels(List.of(texture.level(0).bytes())),
                        "header.mipCount",
                        "levels[1]",
                        "levels[2]"),
                Edit.of(
                        "a page",
                        TexmSamples.PAGES,
                        texture -> texture.withPages(List.of(PageRect.of(0, 0, 4, 4), PageRect.of(4, 1, 4, 2))),
                        "page.rects[1].y"),
                Edit.of("no pages", TexmSamples.PALETTE_PAGES, texture -> texture.withPages(List.of()), "page.*"),
                Edit.of(
                        "the palette",
                        TexmSamples.PALETTE,
                        texture -> texture.edit()
                                .palette(filled(Texture.PALETTE_SIZE, 3))
                                .apply(),
                        "palette[*]"));
    }
}
