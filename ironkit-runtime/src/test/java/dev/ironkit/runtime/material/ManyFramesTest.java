package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A library of the size of the shipped one, used by managers that come and go, against a count of our own. */
class ManyFramesTest {

    private static final int MATERIALS = 905;
    private static final int TEXTURES = 393;
    private static final int LIGHTMAPS = 25;
    private static final int LISTS = 439;
    private static final int FRAMES = 10_000;
    private static final int SEASON = 2_500;
    private static final int LULL = 600;
    private static final int MANAGERS = 10;
    private static final int MOST_MATERIALS = 700;
    private static final int MOST_TABLES = 70;

    /** A manager, and the lists that were loaded into it. */
    private record Managed(MaterialManager manager, List<Integer> lists) {}

    private final Random random = new Random(905_439_393);
    private final MadeGame game = new MadeGame();
    private final int[][] texturesOf = new int[MATERIALS][];
    private final int[][] materialsOf = new int[LISTS][];
    private final int[][] lightmapsOf = new int[LISTS][];
    private final List<Managed> managers = new ArrayList<>();
    private final PhaseScratch out = new PhaseScratch();
    private int now;
    private int refusedMaterials;
    private int refusedTables;
    private int closed;
    private int queries;

    @Test
    @Clause({"mat.4.3-capacity", "mat.8.4-tables", "mat.9.3-released", "mat.9.3-sweep"})
    void keepsCountOverTenThousandFrames() {
        makeLibraries();
        for (int frame = 0; frame < FRAMES; frame++) {
            now += frame % SEASON < LULL ? 200 : 10 + random.nextInt(50);
            game.world.setGameTime(now);
            act(frame);
            query();
            compare(frame);
        }
        closeAll();
        compare(FRAMES);

        assertThat(game.allReferences()).isZero();
        assertThat(game.heard).isEmpty();
        assertThat(refusedMaterials).isPositive();
        assertThat(refusedTables).isPositive();
        assertThat(closed).isGreaterThan(20);
        assertThat(reloads()).isPositive();
        assertThat(queries).isGreaterThan(FRAMES);
    }

    private void makeLibraries() {
        for (int i = 0; i < TEXTURES; i++) {
            game.textures("T" + i + ".0");
        }
        for (int i = 0; i < LIGHTMAPS; i++) {
            game.lightmaps("L" + i + ".0");
        }
        for (int i = 0; i < MATERIALS; i++) {
            makeMaterial(i);
        }
        for (int i = 0; i < LISTS; i++) {
            makeList(i);
        }
    }

    private void makeMaterial(int number) {
        texturesOf[number] = random.ints(1 + random.nextInt(4), -1, TEXTURES).toArray();
        Mat0Bytes bytes = Mat0Bytes.material(6);
        for (int texture : texturesOf[number]) {
            bytes.phase(texture < 0 ? "" : "T" + texture + ".0");
        }
        bytes.block(random.nextInt(4) | 0x1F << 3);
        for (int key = 0; key < texturesOf[number].length; key++) {
            bytes.key(key, 100 * (key + 1));
        }
        game.material("M" + number, 0, bytes);
    }

    private void makeList(int number) {
        materialsOf[number] = random.ints(1 + random.nextInt(12), 0, MATERIALS).toArray();
        lightmapsOf[number] =
                random.ints(number % 20 == 0 ? 2 : 0, 0, LIGHTMAPS).toArray();
        WearBytes list = WearBytes.list(
                Arrays.stream(materialsOf[number]).mapToObj(m -> "M" + m).toArray(String[]::new));
        for (int lightmap : lightmapsOf[number]) {
            list.lightmap("L" + lightmap + ".0");
        }
        game.file(number + ".wea", list);
    }

    /** A season starts with everything torn down and a lull in which textures grow old; then lists come in. */
    private void act(int frame) {
        int dice = random.nextInt(1000);
        boolean lull = frame % SEASON < LULL;
        if (frame % SEASON == 0) {
            closeAll();
        } else if (managers.isEmpty() || (dice < 50 && managers.size() < MANAGERS)) {
            managers.add(new Managed(game.world.loadMatManager(), new ArrayList<>()));
        } else if (dice >= 997) {
            managers.remove(random.nextInt(managers.size())).manager().close();
            closed++;
        } else if (dice < (lull ? 60 : 900)) {
            // The first manager gets more than its share, so that its tables run out.
            load(managers.get(random.nextBoolean() ? 0 : random.nextInt(managers.size())), random.nextInt(LISTS));
        }
    }

    private void closeAll() {
        managers.forEach(managed -> managed.manager().close());
        closed += managers.size();
        managers.clear();
    }

    private void load(Managed managed, int list) {
        MaterialManager manager = managed.manager();
        if (managed.lists().size() == MOST_TABLES) {
            refused(manager, list, EngineMessage.TABLES_FULL);
            refusedTables++;
        } else if (materialsWith(list) > MOST_MATERIALS) {
            refused(manager, list, EngineMessage.MATERIALS_FULL);
            refusedMaterials++;
        } else {
            assertThat(manager.loadWear(list + ".wea"))
                    .isEqualTo(managed.lists().size());
            managed.lists().add(list);
        }
    }

    private static void refused(MaterialManager manager, int list, EngineMessage reason) {
        assertThatThrownBy(() -> manager.loadWear(list + ".wea"))
                .isInstanceOfSatisfying(
                        EngineException.class, e -> assertThat(e.reason()).isEqualTo(reason));
    }

    private int materialsWith(int list) {
        BitSet used = new BitSet();
        int[] rows = rowsOfMaterials();
        for (int material = 0; material < MATERIALS; material++) {
            used.set(material, rows[material] > 0);
        }
        Arrays.stream(materialsOf[list]).forEach(used::set);
        return used.cardinality();
    }

    private int[] rowsOfMaterials() {
        int[] rows = new int[MATERIALS];
        for (Managed managed : managers) {
            for (int list : managed.lists()) {
                for (int material : materialsOf[list]) {
                    rows[material]++;
                }
            }
        }
        return rows;
    }

    private void query() {
        for (Managed managed : managers) {
            for (int i = 0; i < 5 && !managed.lists().isEmpty(); i++) {
                int table = random.nextInt(managed.lists().size());
                int[] rows = materialsOf[managed.lists().get(table)];
                int row = random.nextInt(rows.length);
                managed.manager().phaseByGameTime(MaterialManager.handle(table, row), 0, out);
                int texture = texturesOf[rows[row]][out.phase()];
                int shown = out.textureSlot() < 0
                        ? -1
                        : game.world.textures().cache().resource(out.textureSlot());
                assertThat(shown).isEqualTo(texture);
                queries++;
            }
        }
    }

    private void compare(int frame) {
        int[] materials = rowsOfMaterials();
        int[] textures = new int[TEXTURES];
        for (int material = 0; material < MATERIALS; material++) {
            for (int texture : texturesOf[material]) {
                if (texture >= 0 && materials[material] > 0) {
                    textures[texture]++;
                }
            }
        }
        int[] lightmaps = new int[LIGHTMAPS];
        managers.forEach(managed -> managed.lists()
                .forEach(list -> Arrays.stream(lightmapsOf[list]).forEach(lightmap -> lightmaps[lightmap]++)));
        assertThat(pool()).as("materials in frame %d", frame).isEqualTo(materials);
        assertThat(slots(game.world.textures(), TEXTURES, frame))
                .as("textures in frame %d", frame)
                .isEqualTo(textures);
        assertThat(slots(game.world.lightmaps(), LIGHTMAPS, frame))
                .as("lightmaps in frame %d", frame)
                .isEqualTo(lightmaps);
    }

    private int[] pool() {
        int[] references = new int[MATERIALS];
        MaterialPool pool = game.world.materials().pool();
        for (int place = 0; place < MOST_MATERIALS; place++) {
            if (pool.references(place) > 0) {
                references[pool.resource(place)] += pool.references(place);
            }
        }
        return references;
    }

    /** References by resource. No resource has two slots, and none that is idle has stayed for long. */
    private int[] slots(TextureRoom room, int count, int frame) {
        int[] references = new int[count];
        BitSet seen = new BitSet();
        TextureCache<?> cache = room.cache();
        for (int slot = 0; slot < cache.capacity(); slot++) {
            int resource = cache.resource(slot);
            if (resource < 0) {
                continue;
            }
            assertThat(seen.get(resource))
                    .as("two slots for %d in frame %d", resource, frame)
                    .isFalse();
            seen.set(resource);
            references[resource] = cache.references(slot);
            if (cache.references(slot) == 0) {
                assertThat(now - cache.lastZeroTime(slot))
                        .as("idle in frame %d", frame)
                        .isLessThan(90_000);
            }
        }
        return references;
    }

    /** How often textures were read beyond their first time: each time they had been swept. */
    private int reloads() {
        int sum = 0;
        for (int texture = 0; texture < TEXTURES; texture++) {
            sum += Math.max(0, game.textures.reads("T" + texture + ".0") - 1);
        }
        return sum;
    }
}
