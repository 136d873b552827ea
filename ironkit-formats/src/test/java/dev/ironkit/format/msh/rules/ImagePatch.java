package dev.ironkit.format.msh.rules;

import dev.ironkit.testkit.ModelBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Changes bytes of a built model where its tables lie; knows the directory and no reader. */
final class ImagePatch {

    private static final int RECORD = 64;

    private final ByteBuffer image;

    private ImagePatch(byte[] image) {
        this.image = ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN);
    }

    static ImagePatch of(ModelBytes model) {
        return new ImagePatch(model.build());
    }

    static ImagePatch of(byte[] image) {
        return new ImagePatch(image.clone());
    }

    /** Where a table starts in the image. */
    int table(int type) {
        return image.getInt(record(type) + 56);
    }

    /** Where an attribute, 1 to 3, of a table stands in the image. */
    int attribute(int type, int attribute) {
        return record(type) + (attribute == 3 ? 16 : attribute * 4);
    }

    ImagePatch attr(int type, int attribute, int value) {
        image.putInt(attribute(type, attribute), value);
        return this;
    }

    ImagePatch word(int type, int at, int value) {
        image.putShort(table(type) + at, (short) value);
        return this;
    }

    ImagePatch number(int type, int at, int value) {
        image.putInt(table(type) + at, value);
        return this;
    }

    ImagePatch real(int type, int at, float value) {
        image.putFloat(table(type) + at, value);
        return this;
    }

    /** How many bytes the directory gives a table. */
    int size(int type) {
        return image.getInt(record(type) + 12);
    }

    /** Cuts a table off: its other bytes stay, and belong to nobody. */
    ImagePatch size(int type, int size) {
        image.putInt(record(type) + 12, size);
        return this;
    }

    byte[] bytes() {
        return image.array();
    }

    /** Gives a table another type. */
    ImagePatch type(int type, int other) {
        image.putInt(record(type), other);
        return this;
    }

    /** Where the directory entry of a table stands in the image. */
    int record(int type) {
        int count = image.getInt(8);
        int directory = image.capacity() - count * RECORD;
        for (int i = 0; i < count; i++) {
            if (image.getInt(directory + i * RECORD) == type) {
                return directory + i * RECORD;
            }
        }
        throw new IllegalArgumentException("no table " + type);
    }
}
