package dev.ironkit.demo.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;

/** A model by its tables: whether every number in it leads to something. */
final class PlainModel {

    private static final int NONE = 0xFFFF;

    private final PlainArchive archive;

    PlainModel(ByteBuffer bytes) {
        archive = new PlainArchive(bytes);
    }

    private PlainArchive.Entry table(int type) {
        return archive.entries().stream()
                .filter(entry -> entry.type().equals(Integer.toString(type)))
                .findFirst()
                .orElseThrow();
    }

    void check(int materials, int lightmaps) {
        int vertices = table(3).bytes().capacity() / 12;
        int indices = table(6).bytes().capacity() / 2;
        int batches = table(13).bytes().capacity() / 20;
        assertThat(table(4).bytes().capacity()).isEqualTo(vertices * 4);
        assertThat(table(5).bytes().capacity()).isEqualTo(vertices * 4);
        assertThat(table(7).bytes().capacity()).isEqualTo(indices / 3 * 16);
        checkBatches(batches, vertices, indices, materials, lightmaps);
        checkSlots(batches, indices / 3);
        if (table(1).attr3() == 38) {
            checkNodes((table(2).bytes().capacity() - 140) / 68);
        }
    }

    private void checkBatches(int batches, int vertices, int indices, int materials, int lightmaps) {
        ByteBuffer bytes = table(13).bytes();
        int next = 0;
        for (int i = 0; i < batches; i++) {
            int at = i * 20;
            int count = bytes.getShort(at + 8) & 0xFFFF;
            assertThat(bytes.getInt(at + 10)).isEqualTo(next);
            assertThat(bytes.get(at + 4) & 0xFF).isLessThan(materials);
            int light = bytes.get(at + 5) & 0xFF;
            assertThat(light == 0xFF || light < lightmaps).isTrue();
            assertThat((bytes.getShort(at) & 0x2000) != 0).isEqualTo(light != 0xFF);
            int highest = 0;
            for (int k = next; k < next + count; k++) {
                highest = Math.max(highest, table(6).bytes().getShort(k * 2) & 0xFFFF);
            }
            assertThat(bytes.getShort(at + 14) & 0xFFFF).isEqualTo(highest + 1);
            assertThat(bytes.getInt(at + 16) + highest).isLessThan(vertices);
            next += count;
        }
        assertThat(next).isEqualTo(indices);
    }

    private void checkSlots(int batches, int triangles) {
        ByteBuffer bytes = table(2).bytes();
        for (int at = 140; at < bytes.capacity(); at += 68) {
            assertThat((bytes.getShort(at) & 0xFFFF) + (bytes.getShort(at + 2) & 0xFFFF))
                    .isLessThanOrEqualTo(triangles);
            assertThat((bytes.getShort(at + 4) & 0xFFFF) + (bytes.getShort(at + 6) & 0xFFFF))
                    .isLessThanOrEqualTo(batches);
        }
    }

    private void checkNodes(int slots) {
        ByteBuffer bytes = table(1).bytes();
        int keys = table(8).bytes().capacity() / 24;
        int words = table(19).bytes().capacity() / 2;
        int frames = table(19).attr2();
        for (int node = 0; node < bytes.capacity() / 38; node++) {
            int at = node * 38;
            int parent = bytes.getShort(at + 2) & 0xFFFF;
            int map = bytes.getShort(at + 4) & 0xFFFF;
            assertThat(parent == NONE || parent < node).isTrue();
            assertThat(bytes.getShort(at + 6) & 0xFFFF).isLessThan(keys);
            assertThat(map == NONE || map + frames <= words).isTrue();
            for (int cell = 0; cell < 15; cell++) {
                int slot = bytes.getShort(at + 8 + cell * 2) & 0xFFFF;
                assertThat(slot == NONE || slot < slots).isTrue();
            }
        }
    }
}
