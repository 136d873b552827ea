package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.animation.TrackPlan;
import java.util.List;

/**
 * A node to be made.
 *
 * @param name at most 31 characters
 * @param label what a socket accepts; empty for most nodes
 * @param parent a node before this one, {@link NodeTable#NONE} for none
 * @param flags bits; 0 for most nodes
 * @param keys one key at time 0, or two and more that move the node
 */
public record NodePlan(String name, String label, int parent, int flags, List<KeyPlan> keys) {

    /** The longest name: a NUL has to end it. */
    public static final int LONGEST_NAME = NodeNames.SIZE - 1;

    /** Refuses what does not fit its field, and keys that do not go up from 0. */
    public NodePlan {
        keys = List.copyOf(keys);
        nameBytes(name);
        labelBytes(label);
        if (flags < 0 || flags > 0xFFFF) {
            throw new RefusedException(BuildProblem.FLAGS, AssetPath.UNNAMED, "a node", flags);
        }
        checkTimes(keys);
    }

    /** {@return a node at the origin, without a parent} */
    public static NodePlan named(String name) {
        return new NodePlan(name, "", NodeTable.NONE, 0, List.of(KeyPlan.REST));
    }

    /** {@return the node with another label} */
    public NodePlan labelled(String text) {
        return new NodePlan(name, text, parent, flags, keys);
    }

    /** {@return the node under another one} */
    public NodePlan under(int node) {
        return new NodePlan(name, label, node, flags, keys);
    }

    /** {@return the node with other flags} */
    public NodePlan flagged(int bits) {
        return new NodePlan(name, label, parent, bits, keys);
    }

    /** {@return the node in another pose, or moving through several} */
    public NodePlan posed(KeyPlan... poses) {
        return new NodePlan(name, label, parent, flags, List.of(poses));
    }

    /** {@return the keys as they are stored} */
    public TrackPlan track(RotationOrder order) {
        return track(keys, order);
    }

    /** {@return keys as they are stored: one stands still, more move} */
    public static TrackPlan track(List<KeyPlan> keys, RotationOrder order) {
        checkTimes(keys);
        List<PoseKey> stored = keys.stream().map(key -> key.store(order)).toList();
        return stored.size() == 1 ? TrackPlan.still(stored.get(0)) : TrackPlan.moving(stored);
    }

    /** {@return the bytes of a name; refused if it does not fit} */
    public static byte[] nameBytes(String name) {
        byte[] bytes = bytes(name);
        if (bytes.length > LONGEST_NAME) {
            throw new RefusedException(BuildProblem.NAME, AssetPath.UNNAMED, "name", LONGEST_NAME, name);
        }
        return bytes;
    }

    /** {@return the bytes of a label; refused if it has characters that cannot be stored} */
    public static byte[] labelBytes(String label) {
        return bytes(label);
    }

    private static byte[] bytes(String text) {
        byte[] bytes = text.getBytes(FixedText.CP1251);
        if (!new String(bytes, FixedText.CP1251).equals(text) || text.indexOf(0) >= 0) {
            throw new RefusedException(BuildProblem.TEXT, AssetPath.UNNAMED, text);
        }
        return bytes;
    }

    private static void checkTimes(List<KeyPlan> keys) {
        if (keys.isEmpty() || keys.get(0).time() != 0) {
            throw new RefusedException(
                    BuildProblem.KEYS, AssetPath.UNNAMED, "the first key of a node must be at time 0");
        }
        for (int i = 1; i < keys.size(); i++) {
            if (keys.get(i).time() <= keys.get(i - 1).time() || keys.get(i).time() > BuildLimits.LAST_FRAME) {
                throw new RefusedException(
                        BuildProblem.KEYS,
                        AssetPath.UNNAMED,
                        "key times must ascend up to " + BuildLimits.LAST_FRAME + "; key " + i + " is at "
                                + keys.get(i).time());
            }
        }
    }
}
