package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.mat0.MaterialRules;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearReading;
import dev.ironkit.format.wear.WearRules;
import dev.ironkit.workspace.Workspace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code info} tells of a material or of a list of them.
 *
 * @param material a material
 * @param list what a list names
 * @param parser how the list was read
 */
record SurfaceFacts(Optional<Material> material, Optional<WearReading> list, WearParser parser) {

    /** Names beyond these are counted. */
    private static final int NAMES = 8;

    /**
     * The facts of a model, and what is wrong with it; nothing where it is something else.
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if a list cannot be read by the parser
     */
    static Optional<SurfaceFacts> of(Object model, ByteView bytes, WearParser lists, Problems problems) {
        if (model instanceof Material material) {
            MaterialRules.check(material, bytes, problems);
            return Optional.of(new SurfaceFacts(Optional.of(material), Optional.empty(), lists));
        }
        if (model instanceof WearList list) {
            WearRules.check(list, bytes, problems);
            // What the usual parser has to say was said when the list was read.
            Problems heard = lists == WearParser.TOLERANT ? Problems.tolerant() : problems;
            return Optional.of(new SurfaceFacts(Optional.empty(), Optional.of(lists.read(bytes, heard)), lists));
        }
        return Optional.empty();
    }

    /** The lines for people, by label. */
    Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        material.ifPresent(found -> {
            lines.put("blend", found.flags().blend().title() + (found.flags().litSkin() ? ", lit skin" : ""));
            lines.put("phases", Integer.toString(found.phaseCount()));
            lines.put("textures", names(textures(found)));
            lines.put("blocks", blocks(found));
            lines.put(
                    "surface",
                    "id " + found.meta().surfaceId() + ", speed factor "
                            + found.meta().speedFactor() + ", damage per second "
                            + found.meta().damagePerSecond());
        });
        list.ifPresent(found -> {
            if (parser != WearParser.TOLERANT) {
                lines.put("parser", parser.id() + ", one of the engine's");
            }
            lines.put("materials", found.materials().size() + ": " + names(shown(found.materials())));
            if (!found.lightmaps().isEmpty()) {
                lines.put("lightmaps", found.lightmaps().size() + ": " + names(shown(found.lightmaps())));
            }
        });
        return lines;
    }

    void write(JsonWriter out) {
        material.ifPresent(found -> {
            out.name("material")
                    .object()
                    .field("attr1", hex(found.attributes().attr1()))
                    .field("version", Integer.toUnsignedLong(found.version()))
                    .field("blend", found.flags().blend().number())
                    .field("nibbleMode", found.flags().nibbleMode())
                    .field("litSkin", found.flags().litSkin())
                    .field("phases", found.phaseCount())
                    .field("surfaceId", found.meta().surfaceId());
            strings(out, "textures", textures(found));
            out.name("blocks").array();
            for (AnimationBlock block : found.blocks()) {
                out.object()
                        .field("mode", block.modeNumber())
                        .field("mask", block.mask())
                        .field("keys", block.keyCount())
                        .field("period", block.period())
                        .end();
            }
            out.end().field("tailBytes", found.tail().length()).end();
        });
        list.ifPresent(found -> {
            out.name("wear").object().field("parser", parser.id());
            strings(out, "materials", shown(found.materials()));
            strings(out, "lightmaps", shown(found.lightmaps()));
            out.end();
        });
    }

    private static void strings(JsonWriter out, String name, List<String> values) {
        out.name(name).array();
        values.forEach(out::value);
        out.end();
    }

    private static List<String> textures(Material material) {
        return material.phases().stream()
                .filter(MaterialPhase::hasTexture)
                .map(phase -> phase.texture().display())
                .distinct()
                .toList();
    }

    private static List<String> shown(List<ByteView> names) {
        return names.stream().map(Workspace::display).toList();
    }

    private static String names(List<String> all) {
        if (all.isEmpty()) {
            return "none";
        }
        String shown = String.join(", ", all.subList(0, Math.min(NAMES, all.size())));
        return all.size() > NAMES ? shown + " and " + (all.size() - NAMES) + " more" : shown;
    }

    private static String blocks(Material material) {
        List<String> blocks = material.blocks().stream()
                .map(block -> block.mode().title() + " of " + Printable.count(block.keyCount(), "key", "keys") + " in "
                        + block.period() + " ms")
                .toList();
        return blocks.isEmpty() ? "none" : blocks.size() + ": " + names(blocks);
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }
}
