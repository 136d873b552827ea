package dev.ironkit.toolkit.input;

import dev.ironkit.base.field.Field;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.toolkit.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What belongs to a node of a model: its record, its name, its label, and the slot of a state and level or the word of a
 * frame where one is asked for.
 *
 * @param model the model
 * @param root its fields
 */
record NodePieces(Model model, Field root) {

    private static final Set<String> KEYS = Set.of("node", "state", "level", "frame");

    List<AssetPart.Piece> of(Map<String, String> part) {
        part.keySet().stream().filter(key -> !KEYS.contains(key)).findFirst().ifPresent(key -> {
            throw new UsageException(
                    "?" + key + " has no meaning here; besides ?node=, use &state=, &level= and &frame=");
        });
        int node = ModelArgument.node(model, part.get("node"));
        List<AssetPart.Piece> pieces = new ArrayList<>();
        pieces.add(AssetPart.piece(root, "nodes[" + node + "]"));
        if (node < model.nodeNames().count()) {
            pieces.add(AssetPart.piece(root, "nodeNames[" + node + "]"));
        }
        if (node < model.labels().count()) {
            pieces.add(AssetPart.piece(root, "labels[" + node + "]"));
        }
        if (part.containsKey("state") || part.containsKey("level")) {
            pieces.add(AssetPart.piece(root, "slots[" + slot(node, part) + "]"));
        }
        if (part.containsKey("frame")) {
            mapped(node, part.get("frame"))
                    .ifPresent(word -> pieces.add(AssetPart.piece(root, "frameMap[" + word + "]")));
        }
        return pieces;
    }

    /** The word that tells the key of a node at a frame, where its node has such words. */
    private Optional<Integer> mapped(int node, String text) {
        long frames = model.frameMap().frameCount();
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) >= frames) {
            throw new UsageException("?frame takes a whole number below " + frames + " here, not " + text);
        }
        int start = model.nodes().mapStart(node);
        int word = start + Integer.parseInt(text);
        return start == NodeTable.NONE || word >= model.frameMap().count() ? Optional.empty() : Optional.of(word);
    }

    private int slot(int node, Map<String, String> part) {
        int state = number("state", part, NodeTable.STATES);
        int level = number("level", part, NodeTable.LEVELS);
        int slot = model.nodes().slot(node, state, level);
        if (slot == NodeTable.NONE || slot >= model.slots().count()) {
            throw new UsageException("node @" + node + " shows nothing in state " + state + " at level " + level
                    + "; ironkit tree --nodes lists what it shows");
        }
        return slot;
    }

    private static int number(String key, Map<String, String> part, int count) {
        String text = part.getOrDefault(key, "0");
        if (text.matches("[0-9]") && Integer.parseInt(text) < count) {
            return Integer.parseInt(text);
        }
        throw new UsageException("?" + key + " takes 0 to " + (count - 1) + ", not " + text);
    }
}
