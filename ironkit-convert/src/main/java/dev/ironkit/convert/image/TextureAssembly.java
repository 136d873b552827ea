package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureEditor;
import java.util.List;
import java.util.Optional;

/** Puts a texture together from its levels and everything else that is known. */
final class TextureAssembly {

    private final TextureFrame frame;
    private final ByteView palette;
    private final List<ByteView> levels;

    TextureAssembly(TextureFrame frame, Optional<Palette> palette, List<ByteView> levels) {
        this.frame = frame;
        this.palette = frame.format() == PixelFormat.INDEXED
                ? palette.map(Palette::raw).orElse(ByteView.empty())
                : ByteView.empty();
        this.levels = levels;
    }

    Texture texture() {
        return frame.base().map(this::changed).orElseGet(this::made);
    }

    /** The texture that was there with other levels; what did not change is not touched, be it odd. */
    private Texture changed(Texture base) {
        TextureEditor editor = base.edit();
        if (base.header().format() != frame.format().code()) {
            editor.format(frame.format());
        }
        if (base.width() != frame.width() || base.height() != frame.height()) {
            editor.size(frame.width(), frame.height());
        }
        if (!base.palette().equals(palette)) {
            editor.palette(palette);
        }
        if (!MipChain.stored(base).equals(levels)) {
            editor.levels(levels);
        }
        frame.sidecar().ifPresent(sidecar -> {
            words(editor, sidecar);
            List<PageRect> pages = sidecar.pages().orElse(List.of());
            if (!pages.equals(base.pages().map(PageTable::rects).orElse(List.of()))) {
                editor.pages(pages);
            }
        });
        return editor.apply();
    }

    private Texture made() {
        Texture plain = Texture.of(frame.format(), frame.width(), frame.height(), palette, levels, List.of());
        return frame.sidecar().map(sidecar -> completed(plain, sidecar)).orElse(plain);
    }

    private Texture completed(Texture plain, Sidecar sidecar) {
        TextureEditor editor = plain.edit();
        words(editor, sidecar);
        boolean resized = sidecar.width() != frame.width() || sidecar.height() != frame.height();
        if (resized) {
            sidecar.pages().filter(pages -> !pages.isEmpty()).ifPresent(editor::pages);
            return editor.apply();
        }
        // Byte by byte, because what was there may be odd: no rectangles at all, or some that lie outside.
        ByteSink sink = ByteSink.inMemory();
        TexmFormat.TEXM.encode(editor.apply(), sink);
        sidecar.pages().ifPresent(pages -> write(pages, sink));
        sink.bytes(sidecar.tail());
        return TexmFormat.TEXM.decode(sink.toView(), Problems.tolerant());
    }

    private static void words(TextureEditor editor, Sidecar sidecar) {
        editor.flags4(sidecar.flags4()).flags5(sidecar.flags5()).unk6(sidecar.unk6());
    }

    private static void write(List<PageRect> pages, ByteSink sink) {
        sink.i32(PageTable.MAGIC).i32(pages.size());
        for (PageRect rect : pages) {
            sink.i16(rect.x()).i16(rect.w()).i16(rect.y()).i16(rect.h());
        }
    }
}
