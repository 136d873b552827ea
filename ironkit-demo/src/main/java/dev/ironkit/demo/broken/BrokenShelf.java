package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.pal.PalFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Everything that is damaged. */
public final class BrokenShelf {

    private static final int VERSION = 6;
    private static final int NO_BLEND = 5 << 2;

    private BrokenShelf() {}

    /**
     * A damaged entry.
     *
     * @param type its type
     * @param name its name: the rule it breaks
     * @param attr1 an attribute
     * @param attr2 an attribute
     * @param attr3 an attribute
     * @param bytes its content
     */
    public record Entry(String type, String name, int attr1, int attr2, int attr3, ByteView bytes) {}

    /** {@return damaged archives and libraries, by the rule each breaks} */
    public static Map<String, ByteView> files() {
        Map<String, ByteView> files = new TreeMap<>(BrokenArchives.all());
        files.putAll(BrokenLibraries.all());
        return files;
    }

    /** {@return sound archives with damaged entries, by their names} */
    public static Map<String, List<Entry>> archives() {
        Map<String, List<Entry>> archives = new TreeMap<>();
        archives.put("models.rlb", models());
        archives.put("links.rlb", BrokenLinks.all());
        List<Entry> textures = new ArrayList<>(entries("Texm", 0, BrokenTextures.all()));
        textures.add(new Entry("DATA", "tfnt.size", 0, 0, 0, BrokenTextures.cutFont()));
        textures.add(new Entry("Tfnt", "tfnt.magic", 0, 0, 0, BrokenTextures.unmarkedFont()));
        textures.add(new Entry("DATA", "pal.size.pal", 0, 0, 0, ByteView.of(new byte[1000])));
        textures.add(new Entry("DATA", "pal.tag.pal", 0, 0, 0, ByteView.of(new byte[PalFormat.LONG_SIZE])));
        archives.put("textures.lib", textures);
        archives.put("materials.lib", materials());
        archives.put("wears.rlb", entries("WEAR", 1, BrokenMaterials.wears()));
        archives.put("effects.rlb", entries("FXID", 1, BrokenEffects.all()));
        return archives;
    }

    private static List<Entry> entries(String type, int attr3, Map<String, ByteView> contents) {
        List<Entry> entries = new ArrayList<>();
        contents.forEach((name, bytes) -> entries.add(new Entry(type, name, 0, 0, attr3, bytes)));
        return entries;
    }

    /** Each damaged model has a sound list of what it wears. */
    private static List<Entry> models() {
        List<Entry> entries = new ArrayList<>();
        BrokenModels.all().forEach((name, bytes) -> {
            entries.add(new Entry("MESH", name + ".msh", 0, 0, 1, bytes));
            entries.add(new Entry("WEAR", name + ".wea", 0, 0, 1, BrokenLinks.SOUND_LIST));
        });
        return entries;
    }

    /** Two of them are sound in themselves: what their directory says is wrong. */
    private static List<Entry> materials() {
        List<Entry> entries = new ArrayList<>();
        BrokenMaterials.all().forEach((name, bytes) -> {
            int attr1 = name.equals("mat0.nibble") ? NO_BLEND : 2;
            int attr2 = name.equals("mat0.version") ? VERSION + 1 : VERSION;
            entries.add(new Entry("MAT0", name, attr1, attr2, 0, bytes));
        });
        return entries;
    }
}
