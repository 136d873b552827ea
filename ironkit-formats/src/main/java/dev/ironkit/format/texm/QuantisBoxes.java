package dev.ironkit.format.texm;

import java.util.ArrayList;
import java.util.List;

/** Divides points into boxes, always the one that scatters most, along its widest channel, where the two halves scatter least. */
final class QuantisBoxes {

    private QuantisBoxes() {}

    /** The middles of at most {@code limit} boxes, three numbers each. */
    static float[][] cut(QuantisPoints points, int limit) {
        int[] order = new int[points.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        List<QuantisBox> boxes = new ArrayList<>();
        boxes.add(new QuantisBox(points, order, 0, order.length));
        while (boxes.size() < limit) {
            int widest = widest(boxes);
            if (boxes.get(widest).scatter() <= 0) {
                break;
            }
            boxes.addAll(boxes.remove(widest).halves());
        }
        return boxes.stream().map(QuantisBox::middle).toArray(float[][]::new);
    }

    private static int widest(List<QuantisBox> boxes) {
        int widest = 0;
        for (int i = 1; i < boxes.size(); i++) {
            if (boxes.get(i).scatter() > boxes.get(widest).scatter()) {
                widest = i;
            }
        }
        return widest;
    }
}
