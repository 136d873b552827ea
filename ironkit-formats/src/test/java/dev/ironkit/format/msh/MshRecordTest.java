package dev.ironkit.format.msh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each record from its bytes and back. */
class MshRecordTest {

    private static ByteView written(Consumer<ByteSink> writer) {
        ByteSink sink = ByteSink.inMemory();
        writer.accept(sink);
        return sink.toView();
    }

    /** Bytes that are all different, so that no field can stand in for another. */
    private static ByteView counting(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (i + 1);
        }
        return ByteView.of(bytes);
    }

    private static <T> T readAndWritten(
            int size, Function<ByteView, T> reader, Function<T, Consumer<ByteSink>> writer) {
        T record = reader.apply(counting(size));
        assertThat(written(writer.apply(record))).isEqualTo(counting(size));
        return record;
    }

    @Test
    void aNode() {
        Node node = readAndWritten(Node.SIZE, Node::read, record -> record::write);

        assertThat(node.flags()).isEqualTo(0x0201);
        assertThat(node.parent()).isEqualTo(0x0403);
        assertThat(node.mapStart()).isEqualTo(0x0605);
        assertThat(node.fallbackKey()).isEqualTo(0x0807);
        assertThat(node.slots()).hasSize(15).startsWith(0x0A09).endsWith(0x2625);
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Node(0, 0, 0, 0, IntStream.range(0, 14).boxed().toList()));
        assertThat(Node.NO_SLOTS).hasSize(15).containsOnly(NodeTable.NONE);
    }

    @Test
    void aBatch() {
        ByteView bytes = ByteView.of(HexText.bytes("""
                01 20        # flags
                00 00        # materialIndex
                03 FF        # unk4
                FF FF        # unk6
                06 00        # indexCount
                0C 00 00 80  # indexStart
                04 00        # unk14
                08 00 00 00  # baseVertex
                """));
        Batch batch = Batch.read(bytes);

        assertThat(batch).isEqualTo(new Batch(0x2001, 0, 0xFF03, 0xFFFF, 6, 0x8000_000CL, 4, 8));
        assertThat(written(batch::write)).isEqualTo(bytes);
        readAndWritten(Batch.SIZE, Batch::read, record -> record::write);
    }

    @Test
    void aTriangle() {
        ByteView bytes = ByteView.of(HexText.bytes("""
                02 00              # flags
                FF FF FF FF 01 00  # neighbours
                00 00 01 80 FF 7F  # normal
                0F 00              # edges
                """));
        Triangle triangle = Triangle.read(bytes);

        assertThat(triangle).isEqualTo(new Triangle(2, 0xFFFF, 0xFFFF, 1, 0, -32767, 32767, 0x000F));
        assertThat(written(triangle::write)).isEqualTo(bytes);
        readAndWritten(Triangle.SIZE, Triangle::read, record -> record::write);
    }

    @Test
    void aKey() {
        PoseKey key = new PoseKey(new Point(1, -2, 3), 7, (short) 32767, (short) 0, (short) -1, (short) -32768);
        ByteView bytes = ByteView.of(HexText.bytes("""
                00 00 80 3F 00 00 00 C0 00 00 40 40  # position
                00 00 E0 40                          # time
                FF 7F 00 00 FF FF 00 80              # rotation
                """));

        assertThat(written(key::write)).isEqualTo(bytes);
        assertThat(PoseKey.read(bytes)).isEqualTo(key);
        readAndWritten(PoseKey.SIZE, PoseKey::read, record -> record::write);
    }

    @Test
    @Clause("msh-core.5.2.2-tail")
    void aSlot() {
        Slot slot = readAndWritten(Slot.SIZE, Slot::read, record -> record::write);

        assertThat(slot.batchCount()).isEqualTo(0x0807);
        assertThat(slot.unk30()).isEqualTo(0x34333231);
        assertThat(slot.unk34()).isEqualTo(0x38373635);
        assertThat(slot.unk38()).isEqualTo(0x3C3B3A39);
        assertThat(slot.unk3C()).isEqualTo(0x403F3E3D);
        assertThat(slot.unk40()).isEqualTo(0x44434241);
    }

    @Test
    void theBounds() {
        ModelHeader header = readAndWritten(ModelHeader.SIZE, ModelHeader::read, record -> record::write);

        assertThat(Float.floatToRawIntBits(header.sphereRadius())).isEqualTo(0x706F6E6D);
        assertThat(Float.floatToRawIntBits(header.axisRadius())).isEqualTo(0x8C8B8A89);
        assertThat(written(ModelHeader.EMPTY::write)).isEqualTo(ByteView.of(new byte[140]));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ModelHeader(List.of(), Point.ZERO, 0, Point.ZERO, Point.ZERO, 0));
    }
}
