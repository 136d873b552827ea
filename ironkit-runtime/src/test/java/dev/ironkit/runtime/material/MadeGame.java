package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.runtime.texture.RenderSettings;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game in memory: the four libraries under the engine's names, files, and a world that is heard. */
final class MadeGame implements ResourceSource {

    private static final int VERSION = 6;

    final MadeLibrary materials = new MadeLibrary();
    final MadeLibrary textures = new MadeLibrary();
    final MadeLibrary lightmaps = new MadeLibrary();
    final MadeLibrary palettes = new MadeLibrary();
    final List<String> heard = new ArrayList<>();

    /** The libraries that were asked for, by path and in order. */
    final List<String> opened = new ArrayList<>();

    final MaterialWorld world;

    private final Map<String, ArchiveReader> libraries = new HashMap<>();
    private final Map<String, ByteView> files = new HashMap<>();

    MadeGame() {
        this(false);
    }

    MadeGame(boolean bumpMapped) {
        put("Material.lib", materials);
        put("Textures.lib", textures);
        put("LightMap.lib", lightmaps);
        put("palettes.lib", palettes);
        EngineLog log = (message, about) -> heard.add(message.text(about));
        world = new MaterialWorld(this, new WorldOptions(RenderSettings.STANDARD, bumpMapped, new MsvcRandom(), log));
    }

    MadeGame put(String path, ArchiveReader library) {
        libraries.put(path, library);
        return this;
    }

    MadeGame remove(String path) {
        libraries.remove(path);
        return this;
    }

    /** Adds a material whose phases show these textures; none where a name is empty. */
    MadeGame material(String name, String... shown) {
        Mat0Bytes bytes = Mat0Bytes.material(VERSION);
        for (String texture : shown) {
            bytes.phase(texture);
        }
        return material(name, 0, bytes);
    }

    MadeGame material(String name, int attr1, Mat0Bytes bytes) {
        materials.add(name, bytes.build(), new Attributes(Material.TYPE, attr1, VERSION, 0));
        return this;
    }

    MadeGame textures(String... names) {
        return add(textures, names);
    }

    MadeGame lightmaps(String... names) {
        return add(lightmaps, names);
    }

    private MadeGame add(MadeLibrary library, String... names) {
        for (String name : names) {
            library.add(name, TexmBytes.texture(565, 2, 2).build(), Attributes.NONE);
        }
        return this;
    }

    MadeGame file(String path, WearBytes text) {
        files.put(path, ByteView.of(text.build()));
        return this;
    }

    /** {@return the table of a list with these rows, loaded from memory} */
    int load(MaterialManager manager, String... rows) {
        return manager.loadWearFromBuffer(ByteView.of(WearBytes.list(rows).build()));
    }

    /** {@return the slot a texture has in the cache, -1 where it has none} */
    int slotOf(String texture) {
        return slotOf(world.textures(), textures.number(texture));
    }

    int lightmapSlotOf(String lightmap) {
        return slotOf(world.lightmaps(), lightmaps.number(lightmap));
    }

    private static int slotOf(TextureRoom room, int resource) {
        for (int slot = 0; slot < room.cache().capacity(); slot++) {
            if (room.cache().resource(slot) == resource) {
                return slot;
            }
        }
        return -1;
    }

    /** {@return references to a texture, or 0 where it has no slot} */
    int references(String texture) {
        int slot = slotOf(texture);
        return slot < 0 ? 0 : world.textures().cache().references(slot);
    }

    /** {@return all references to materials, textures and lightmaps there are} */
    int allReferences() {
        int sum = 0;
        for (int place = 0; place < MaterialPool.CAPACITY; place++) {
            sum += world.materials().pool().references(place);
        }
        for (TextureRoom room : List.of(world.textures(), world.lightmaps())) {
            for (int slot = 0; slot < room.cache().capacity(); slot++) {
                sum += room.cache().references(slot);
            }
        }
        return sum;
    }

    @Override
    public Optional<ArchiveReader> library(String path) {
        opened.add(path);
        return Optional.ofNullable(libraries.get(path));
    }

    @Override
    public Optional<ByteView> resource(String path) {
        return Optional.ofNullable(files.get(path));
    }
}
