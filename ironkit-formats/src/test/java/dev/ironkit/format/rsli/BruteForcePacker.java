package dev.ironkit.format.rsli;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** The writers' policy in its plainest form: every distance is tried at every position. */
final class BruteForcePacker {
    /** A literal has length 1 and distance 0. */
    private record Item(int at, int length, int distance) {}

    private BruteForcePacker() {}

    static byte[] lzss(byte[] plain) {
        List<Item> items = items(plain, 4078, 18);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int first = 0; first < items.size(); first += 8) {
            writeGroup(plain, items.subList(first, Math.min(first + 8, items.size())), out);
        }
        return out.toByteArray();
    }

    private static void writeGroup(byte[] plain, List<Item> group, ByteArrayOutputStream out) {
        int control = 0;
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int i = 0; i < group.size(); i++) {
            Item item = group.get(i);
            if (item.distance() == 0) {
                control |= 1 << i;
                body.write(plain[item.at()]);
            } else {
                int position = (0xFEE + item.at() - item.distance()) & 0xFFF;
                body.write(position & 0xFF);
                body.write(((position >> 8) << 4) | (item.length() - 3));
            }
        }
        out.write(control);
        out.writeBytes(body.toByteArray());
    }

    static byte[] lzhuf(byte[] plain) {
        LzhufTree tree = new LzhufTree();
        PackedSink out = new PackedSink();
        for (Item item : items(plain, 4036, 60)) {
            if (item.distance() == 0) {
                tree.write(plain[item.at()] & 0xFF, out);
            } else {
                tree.write(item.length() + 253, out);
                LzhufPositions.write(item.distance() - 1, out);
            }
        }
        return out.toBytes();
    }

    private static List<Item> items(byte[] plain, int farthest, int longest) {
        List<Item> items = new ArrayList<>();
        for (int at = 0; at < plain.length; at += items.get(items.size() - 1).length()) {
            items.add(best(plain, at, farthest, longest));
        }
        return items;
    }

    private static Item best(byte[] plain, int at, int farthest, int longest) {
        int length = 2;
        int distance = 0;
        for (int d = 1; d <= farthest; d++) {
            int common = 0;
            while (common < longest
                    && at + common < plain.length
                    && plain[at + common] == before(plain, at + common - d)) {
                common++;
            }
            if (common > length) {
                length = common;
                distance = d;
            }
        }
        return distance == 0 ? new Item(at, 1, 0) : new Item(at, length, distance);
    }

    private static byte before(byte[] plain, int at) {
        return at < 0 ? 0x20 : plain[at];
    }
}
