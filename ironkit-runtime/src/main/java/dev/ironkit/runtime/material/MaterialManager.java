package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearProblem;
import dev.ironkit.format.wear.WearReading;
import dev.ironkit.runtime.texture.LoadFlags;
import dev.ironkit.runtime.texture.LoadedTexture;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Up to seventy wear lists and the materials their rows name. Its operations stand in the order of the engine's table, whose first
 * entry does nothing that can be asked for.
 *
 * <p>A handle names a row: the table in its upper 16 bits, the row in the lower ones. Queries allocate nothing.
 */
public final class MaterialManager implements AutoCloseable {

    /** How many wear lists a manager can hold. */
    public static final int TABLES = 70;

    private static final String LIGHTMAP_COUNT = "lightmapCount";

    private final MaterialWorld world;
    private final MaterialPool pool;
    private final WearTable[] tables = new WearTable[TABLES];
    private int count;

    MaterialManager(MaterialWorld world) {
        this.world = world;
        this.pool = world.materials().pool();
    }

    /**
     * {@return the handle of a row: the table in the upper half, the row in the lower}
     *
     * @throws EngineException if no manager has such a table, or the row does not fit its half
     */
    public static int handle(int table, int row) {
        if (table < 0 || table >= TABLES) {
            throw new EngineException(EngineMessage.BAD_HANDLE, "table " + table);
        }
        if (row < 0 || row > 0xFFFF) {
            throw new EngineException(EngineMessage.BAD_HANDLE, "row " + row);
        }
        return table << 16 | row;
    }

    /** Gives back all materials and lightmaps and forgets the tables. Lightmaps nobody else refers to leave their slots. */
    @Override
    public void close() {
        for (int table = 0; table < count; table++) {
            giveBack(tables[table]);
            tables[table] = null;
        }
        count = 0;
    }

    /** Does nothing, as in the engine. */
    public void preLoadAllTextures(int ignored) {
        // The engine exports this operation and returns from it at once.
    }

    /**
     * Fills a block with the look of a material now.
     *
     * @param handle the row
     * @param block which animation; one that is not there counts as the first
     * @param out filled; cleared where the material has no phases
     * @return whether there is anything to show
     */
    public boolean phaseByGameTime(int handle, int block, PhaseScratch out) {
        WearTable table = table(handle);
        int row = row(table, handle);
        AnimationTrack track = table.track(row, block);
        if (track.empty) {
            out.clear();
            return false;
        }
        int started = PhaseSelector.atTime(track, world.gameTime(), table.startTime(row), world.random(), out);
        table.start(row, started);
        return true;
    }

    /** Lets the animation of a row start now. */
    public void resetStartTime(int handle) {
        WearTable table = table(handle);
        table.start(row(table, handle), world.gameTime());
    }

    /**
     * Fills a block with the look of a material at a fraction of its cycle.
     *
     * @param handle the row
     * @param block which animation; one that is not there counts as the first
     * @param fraction from 0 to 1; anything else counts as one half
     * @param out filled; cleared where the material has no phases
     * @return whether there is anything to show
     */
    public boolean phaseByFraction(int handle, int block, float fraction, PhaseScratch out) {
        WearTable table = table(handle);
        AnimationTrack track = table.track(row(table, handle), block);
        if (track.empty) {
            out.clear();
            return false;
        }
        PhaseSelector.atFraction(track, fraction, world.random(), out);
        return true;
    }

    /**
     * {@return the table of a wear list from a file or an entry}
     *
     * @throws EngineException if it is not there or cannot be read, or there is no room; nothing has been taken then
     */
    public int loadWear(String path) {
        checkRoom(path);
        Optional<ByteView> text = world.resource(path);
        if (text.isEmpty()) {
            throw new EngineException(EngineMessage.WEAR_DOES_NOT_EXIST, path);
        }
        return load(WearParser.FILE, text.get(), path);
    }

    /** {@return the table of a wear list from memory, which is read by other rules} */
    public int loadWearFromBuffer(ByteView text) {
        checkRoom("buffer");
        return load(WearParser.BUFFER, text, "buffer");
    }

    /** {@return the lightmap of a handle, whose lower half counts lightmaps; nothing where it was not found} */
    public Optional<LoadedTexture> lightmap(int handle) {
        WearTable table = table(handle);
        int row = handle & 0xFFFF;
        if (row >= table.lightmapCount()) {
            throw new EngineException(EngineMessage.BAD_HANDLE, "lightmap " + row);
        }
        int slot = table.lightmap(row);
        return slot == TextureCache.NONE
                ? Optional.empty()
                : Optional.of(world.lightmaps().texture(slot));
    }

    /** {@return what a material says about itself} */
    public MaterialMetadata metadata(int handle) {
        WearTable table = table(handle);
        return table.look(row(table, handle)).metadata();
    }

    /** {@return the name of the texture of a phase of a row; nothing where it has none} */
    public Optional<String> texture(int handle, int phase) {
        WearTable table = table(handle);
        return Optional.ofNullable(table.look(row(table, handle)).texture(phase))
                .map(name -> new FixedText(name).display());
    }

    /** {@return how many rows a table has} */
    public int wearCount(int table) {
        return tableAt(table).count();
    }

    /** {@return how many tables are loaded} */
    public int tableCount() {
        return count;
    }

    /** {@return when the animation of a row started} */
    public int startTime(int handle) {
        WearTable table = table(handle);
        return table.startTime(row(table, handle));
    }

    /** Sets when the animation of a row started, as some callers of the engine do. */
    public void setStartTime(int handle, int milliseconds) {
        WearTable table = table(handle);
        table.start(row(table, handle), milliseconds);
    }

    private WearTable table(int handle) {
        return tableAt(handle >>> 16);
    }

    private WearTable tableAt(int index) {
        if (index < 0 || index >= count) {
            throw new EngineException(EngineMessage.BAD_HANDLE, "table " + index);
        }
        return tables[index];
    }

    private static int row(WearTable table, int handle) {
        int row = handle & 0xFFFF;
        if (row >= table.count()) {
            throw new EngineException(EngineMessage.BAD_HANDLE, "row " + row);
        }
        return row;
    }

    private void checkRoom(String path) {
        if (count == TABLES) {
            throw new EngineException(EngineMessage.TABLES_FULL, path);
        }
    }

    private int load(WearParser parser, ByteView text, String path) {
        WearReading reading = read(parser, text, path);
        int[] materials = new int[reading.materials().size()];
        int[] lightmaps = new int[reading.lightmaps().size()];
        Arrays.fill(materials, TextureCache.NONE);
        Arrays.fill(lightmaps, TextureCache.NONE);
        WearTable table = new WearTable(materials, lightmaps);
        boolean done = false;
        try {
            takeMaterials(reading.materials(), table);
            takeLightmaps(reading.lightmaps(), lightmaps);
            done = true;
        } finally {
            if (!done) {
                giveBack(table);
            }
        }
        tables[count] = table;
        return count++;
    }

    private void takeMaterials(List<ByteView> names, WearTable table) {
        for (int row = 0; row < table.count(); row++) {
            int place = world.materials().acquire(names.get(row));
            table.take(row, place, pool.look(place));
        }
    }

    private void takeLightmaps(List<ByteView> names, int[] slots) {
        for (int row = 0; row < slots.length; row++) {
            slots[row] = world.lightmaps().acquire(names.get(row), LoadFlags.PAGES);
        }
    }

    private static WearReading read(WearParser parser, ByteView text, String path) {
        try {
            return parser.read(text, Problems.tolerant());
        } catch (MalformedAssetException e) {
            throw new EngineException(message(e), path);
        }
    }

    private static EngineMessage message(MalformedAssetException e) {
        if (e.diagnostic().code() == WearProblem.COUNT) {
            return EngineMessage.ILLEGAL_WEAR_LENGTH;
        }
        // Rows of lightmaps that are missing or cannot be read go by the same rule, but not by the engine's message
        // about the count.
        return e.diagnostic().code() == WearProblem.LIGHTMAPS
                        && e.diagnostic().field().equals(LIGHTMAP_COUNT)
                ? EngineMessage.ILLEGAL_LIGHTMAPS_LENGTH
                : EngineMessage.WEAR_BROKEN;
    }

    private void giveBack(WearTable table) {
        for (int row = 0; row < table.count(); row++) {
            if (table.material(row) != TextureCache.NONE) {
                pool.release(table.material(row));
            }
        }
        for (int row = 0; row < table.lightmapCount(); row++) {
            int slot = table.lightmap(row);
            if (slot != TextureCache.NONE) {
                world.lightmaps().cache().release(slot, world.gameTime());
                world.lightmaps().cache().freeIfIdle(slot);
            }
        }
    }
}
