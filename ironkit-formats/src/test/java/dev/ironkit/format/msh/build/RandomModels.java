package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeFlag;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sound models from seeds: some still, some moving, with several states and levels, lightmaps, colours or lights. */
public final class RandomModels {

    private static final List<NodeFlag> FLAGS = List.of(NodeFlag.values());

    private final Random random;

    private RandomModels(long seed) {
        this.random = new Random(seed);
    }

    /** {@return the model of a seed} */
    public static Model of(long seed) {
        return new RandomModels(seed).model();
    }

    /** {@return a mesh of a seed} */
    public static MeshPlan mesh(Random random) {
        return new RandomModels(random.nextLong()).mesh();
    }

    private Model model() {
        boolean documented = random.nextInt(6) == 0;
        boolean lightmaps = !documented && random.nextInt(4) == 0;
        boolean colours = !lightmaps && random.nextInt(5) == 0;
        ModelBuilder builder = new ModelBuilder("seed" + random.nextInt(1000));
        builder.reading(documented ? BatchReading.DOCUMENTED : BatchReading.RETAIL);
        int nodes = 1 + random.nextInt(6);
        for (int node = 0; node < nodes; node++) {
            builder.node(node(node));
            fillCells(builder, node, documented, lightmaps, colours);
        }
        if (random.nextInt(6) == 0) {
            builder.lights(ByteView.of(new byte[48 * (1 + random.nextInt(3))]));
        }
        // Without a batch that has a lightmap its coordinates would be taken for colours, which is as well here.
        return builder.confirmReading().build();
    }

    private NodePlan node(int index) {
        // The first key of the model turns nothing, so that the order of rotations can be told.
        boolean moves = random.nextInt(3) == 0;
        List<KeyPlan> keys = new ArrayList<>(List.of(index == 0 ? KeyPlan.REST : key(0)));
        for (int i = 0, time = 0; moves && i < 1 + random.nextInt(4); i++) {
            time += 1 + random.nextInt(9);
            keys.add(key(time));
        }
        return new NodePlan(
                "node_" + index,
                random.nextInt(4) == 0 ? "label_" + random.nextInt(100) : "",
                index == 0 || random.nextInt(5) == 0 ? NodeTable.NONE : random.nextInt(index),
                random.nextInt(4) == 0
                        ? FLAGS.get(random.nextInt(12) % FLAGS.size()).mask()
                        : 0,
                keys);
    }

    private KeyPlan key(int time) {
        Rotation rotation = random.nextBoolean()
                ? Rotation.IDENTITY
                : new Rotation(1 + random.nextDouble(), random.nextGaussian(), random.nextGaussian(), 0.25);
        return new KeyPlan(time, new Point(coordinate(), coordinate(), coordinate()), rotation);
    }

    private float coordinate() {
        return (random.nextInt(4001) - 2000) / 128f;
    }

    private void fillCells(ModelBuilder builder, int node, boolean documented, boolean lightmaps, boolean colours) {
        int states = random.nextInt(5) == 0 ? 0 : 1 + random.nextInt(3) / 2;
        for (int state = 0; state < states; state++) {
            int levels = 1 + random.nextInt(3);
            for (int level = 0; level < levels; level++) {
                if (level > 0 && random.nextInt(4) == 0) {
                    builder.sameSlot(node, state, level, state, 0);
                } else {
                    builder.slot(node, state, level, batches(documented, lightmaps, colours));
                }
            }
        }
    }

    private List<BatchPlan> batches(boolean documented, boolean lightmaps, boolean colours) {
        List<BatchPlan> batches = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            MeshPlan mesh = mesh();
            if (colours) {
                mesh = mesh.withColours(random.ints(mesh.vertexCount()).toArray());
            }
            BatchPlan batch = BatchPlan.of(mesh, random.nextInt(documented ? 1000 : 200));
            if (lightmaps && random.nextBoolean()) {
                float[] coordinates = new float[mesh.vertexCount() * 2];
                coordinates[0] = random.nextFloat();
                batch = BatchPlan.of(mesh.withLightmapUvs(coordinates), batch.wearRow())
                        .lightmapped(random.nextInt(20));
            }
            batches.add(random.nextInt(3) == 0 ? batch.flagged(0x0102) : batch);
        }
        return batches;
    }

    private MeshPlan mesh() {
        return switch (random.nextInt(3)) {
            case 0 -> Meshes.square(1 + random.nextInt(5));
            case 1 ->
                Meshes.box(coordinate(), coordinate(), -3, coordinate() + 32, coordinate() + 32, coordinate() + 20);
            default -> Meshes.strip(1 + random.nextInt(12));
        };
    }
}
