package dev.ironkit.format.rsli;

/** The result of unpacking: the bytes, and how much of the input they took. */
final class Unpacked {
    private final byte[] bytes;
    private final int used;

    Unpacked(byte[] bytes, int used) {
        this.bytes = bytes;
        this.used = used;
    }

    /** {@return the unpacked bytes; the array is not copied and belongs to the caller} */
    byte[] bytes() {
        return bytes;
    }

    /** {@return how many packed bytes were read; a last byte read in part counts} */
    int used() {
        return used;
    }
}
