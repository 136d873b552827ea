package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;

/**
 * A file that is there before a command runs.
 *
 * @param path where, from the folder of the case
 * @param bytes its content
 * @param sound what it was before it was damaged; the same where it was not
 */
record PlacedFile(String path, ByteView bytes, ByteView sound) {

    /** A file that was not damaged. */
    static PlacedFile sound(String path, ByteView bytes) {
        return new PlacedFile(path, bytes, bytes);
    }

    /** {@return the same with other content} */
    PlacedFile with(ByteView other) {
        return new PlacedFile(path, other, sound);
    }

    boolean isDamaged() {
        return !bytes.equals(sound);
    }
}
