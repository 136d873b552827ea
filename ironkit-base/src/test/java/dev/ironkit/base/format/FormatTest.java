package dev.ironkit.base.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Shape;
import org.junit.jupiter.api.Test;

class FormatTest {

    /** Takes what starts with a byte. */
    private record StartsWith(String name, int first) implements Format<ByteView> {
        @Override
        public String title() {
            return name;
        }

        @Override
        public boolean sniff(ByteView view, Attributes attributes) {
            return view.startsWith(first);
        }

        @Override
        public ByteView decode(ByteView view, Attributes attributes, Problems problems) {
            return view;
        }

        @Override
        public void encode(ByteView model, ByteSink sink) {
            sink.bytes(model);
        }

        @Override
        public Field describe(ByteView model, ByteView image) {
            return new Leaf("", FieldType.BYTES, FieldRole.UNKNOWN, image, "");
        }

        @Override
        public Shape shape() {
            return new Shape.Raw();
        }
    }

    @Test
    void readsJsonByTheShapeOfTheFormat() {
        assertThat(new StartsWith("first", 1).fromJson("0102")).isEqualTo(ByteView.of(new byte[] {1, 2}));
    }
}
