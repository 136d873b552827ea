package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.runtime.material.MaterialManager;
import dev.ironkit.runtime.material.MaterialWorld;
import dev.ironkit.runtime.material.PhaseScratch;
import dev.ironkit.runtime.material.WorldOptions;
import dev.ironkit.toolkit.game.GameResources;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What {@code play} shows of a material list: each of its rows, as the manager that loaded it shows them. */
public final class PlayedList {

    private final Set<String> heard = new LinkedHashSet<>();
    private final MaterialWorld world;
    private final MaterialManager manager;
    private final int table;
    private final List<String> names;

    /**
     * A list that was loaded.
     *
     * @param names what its rows name
     * @param fromMemory whether it is read as the engine reads lists in memory, and not as those in files
     * @throws dev.ironkit.runtime.material.EngineException if the engine would not load it
     */
    public PlayedList(
            Workspace workspace, Path game, String path, ByteView text, List<String> names, boolean fromMemory) {
        this.names = List.copyOf(names);
        world = new MaterialWorld(
                new GameResources(workspace, game, Map.of(path, text)),
                WorldOptions.standard().withLog((message, about) -> heard.add(message.text(about))));
        manager = world.loadMatManager();
        table = fromMemory ? manager.loadWearFromBuffer(text) : manager.loadWear(path);
    }

    int count() {
        return manager.wearCount(table);
    }

    /** What the engine says about it, each thing once. */
    public List<String> heard() {
        return List.copyOf(heard);
    }

    /**
     * The rows at all moments, moment by moment.
     *
     * @param fraction whether moments are thousandths of a cycle
     */
    public List<Row> rows(PlayedTimes times, int start, int block, boolean fraction) {
        times.each(count());
        for (int row = 0; row < count(); row++) {
            manager.setStartTime(MaterialManager.handle(table, row), start);
        }
        PhaseScratch out = new PhaseScratch();
        List<Row> rows = new ArrayList<>();
        for (long time = times.first(); time <= times.last(); time += times.stride()) {
            world.setGameTime((int) time);
            for (int row = 0; row < count(); row++) {
                int handle = MaterialManager.handle(table, row);
                boolean shown = fraction
                        ? manager.phaseByFraction(handle, block, time / PlayedMaterial.CYCLE, out)
                        : manager.phaseByGameTime(handle, block, out);
                if (shown) {
                    rows.add(new Row(
                            row,
                            handle,
                            names.get(row),
                            out.textureSlot(),
                            PlayedMaterial.row(
                                    time, manager.startTime(handle), out, manager.texture(handle, out.phase()))));
                }
            }
        }
        return rows;
    }

    /**
     * A row at a moment.
     *
     * @param row which one
     * @param handle its handle
     * @param name the material it names
     * @param slot where its texture is in the cache, -1 for none
     * @param shown what it shows
     */
    public record Row(int row, int handle, String name, int slot, PlayedMaterial.Row shown) {

        /** The handle for people: the table in the upper half, the row in the lower. */
        public String handleText() {
            return String.format(Locale.ROOT, "0x%08X", handle);
        }

        public void write(JsonWriter out) {
            out.inlineObject()
                    .field("row", row)
                    .field("handle", handle)
                    .field("material", name)
                    .field("slot", slot);
            shown.fields(out);
            out.end();
        }
    }
}
