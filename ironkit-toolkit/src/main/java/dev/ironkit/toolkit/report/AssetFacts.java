package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectRules;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureHeader;
import dev.ironkit.format.texm.TextureName;
import dev.ironkit.format.texm.TextureRules;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code info} tells of an asset that holds no others.
 *
 * @param texture a texture
 * @param slot what the name of the texture says about its palette; empty where it says nothing
 * @param palette a palette
 * @param surface a material or a list of them
 * @param effect an effect
 */
public record AssetFacts(
        Optional<Texture> texture,
        String slot,
        Optional<PalFile> palette,
        Optional<SurfaceFacts> surface,
        Optional<EffectFacts> effect) {

    /** The facts of an asset, a material list read by a parser, and what is wrong with it; nothing where its kind has no reader. */
    public static Optional<AssetFacts> of(Located found, WearParser lists, Problems problems) {
        Object model = found.decoded(problems).map(DecodedAsset::model).orElse(null);
        if (model instanceof Texture texture) {
            TextureRules.check(texture, found.bytes(), problems);
            return Optional.of(new AssetFacts(
                    Optional.of(texture), slot(found, problems), Optional.empty(), Optional.empty(), Optional.empty()));
        }
        if (model instanceof PalFile palette) {
            return Optional.of(
                    new AssetFacts(Optional.empty(), "", Optional.of(palette), Optional.empty(), Optional.empty()));
        }
        if (model instanceof Effect effect) {
            EffectRules.check(effect, found.bytes(), problems);
            return Optional.of(new AssetFacts(
                    Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.of(new EffectFacts(effect))));
        }
        return SurfaceFacts.of(model, found.bytes(), lists, problems)
                .map(surface ->
                        new AssetFacts(Optional.empty(), "", Optional.empty(), Optional.of(surface), Optional.empty()));
    }

    /** The palette that the name of an entry leads to. */
    private static String slot(Located found, Problems problems) {
        List<Located.Level> levels = found.levels();
        if (levels.isEmpty()) {
            return "";
        }
        Located.Level level = levels.get(levels.size() - 1);
        ArchiveEntry entry = level.container().directory().get(level.index());
        TextureRules.checkName(entry.name(), found.bytes().range(0, 0), problems);
        return TextureName.of(entry.name())
                .flatMap(TextureName::suffix)
                .flatMap(suffix -> suffix.slot())
                .map(slot -> slot.toString())
                .orElse("");
    }

    /** The lines for people, by label. */
    public Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        texture.ifPresent(found -> {
            TextureHeader header = found.header();
            lines.put(
                    "picture",
                    header.width() + "x" + header.height() + ", format " + formatText(header) + ", "
                            + count(found.levelCount(), "level"));
            found.pages().ifPresent(pages -> lines.put("pages", count(pages.count(), "rectangle")));
            lines.put("flags", "flags4 " + hex(header.flags4()) + ", flags5 " + hex(header.flags5()));
            if (!slot.isEmpty()) {
                lines.put("palette", slot + ", by its name");
            }
        });
        palette.ifPresent(
                found -> lines.put("colours", "256" + (found.mixes().isPresent() ? ", with a blend table" : "")));
        surface.ifPresent(found -> lines.putAll(found.lines()));
        effect.ifPresent(found -> lines.putAll(found.lines()));
        return lines;
    }

    public void write(JsonWriter out) {
        texture.ifPresent(found -> {
            TextureHeader header = found.header();
            out.name("texture")
                    .object()
                    .field("width", header.width())
                    .field("height", header.height())
                    .field("format", Integer.toUnsignedLong(header.format()))
                    .field("formatKnown", header.pixelFormat().isPresent())
                    .field("levels", found.levelCount())
                    .field("pages", found.pages().map(PageTable::count).orElse(0))
                    .field("palette", header.hasPalette())
                    .field("flags4", hex(header.flags4()))
                    .field("flags5", hex(header.flags5()))
                    .field("unk6", hex(header.unk6()))
                    .field("tailBytes", found.tail().length())
                    .end();
        });
        palette.ifPresent(found -> out.name("palette")
                .object()
                .field("colours", PalFile.COLOURS)
                .field("mixes", found.mixes().isPresent())
                .end());
        surface.ifPresent(found -> found.write(out));
        effect.ifPresent(found -> found.write(out));
    }

    private static String formatText(TextureHeader header) {
        String code = Integer.toUnsignedString(header.format());
        return code + header.pixelFormat().map(AssetFacts::inWords).orElse(" (unknown)");
    }

    private static String inWords(PixelFormat format) {
        return switch (format) {
            case INDEXED -> " (indices, own palette)";
            case INDEXED_ELSEWHERE -> " (indices, external palette)";
            default -> "";
        };
    }

    private static String count(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }
}
