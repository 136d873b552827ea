package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;

/**
 * A file that a format has to cope with.
 *
 * @param name says what is special about it
 * @param bytes all of it
 * @param attributes what its directory entry says
 * @param strict whether a strict reader takes it; a tolerant one takes every sample
 */
public record Sample(String name, ByteView bytes, Attributes attributes, boolean strict) {

    /** {@return a well-formed file} */
    public static Sample of(String name, byte[] bytes) {
        return of(name, bytes, Attributes.NONE);
    }

    /** {@return a well-formed file with its directory entry} */
    public static Sample of(String name, byte[] bytes, Attributes attributes) {
        return new Sample(name, ByteView.of(bytes.clone()), attributes, true);
    }

    /** {@return the same file, known to break a rule: a strict reader refuses it, a tolerant one keeps every byte} */
    public Sample onlyTolerant() {
        return new Sample(name, bytes, attributes, false);
    }

    /** {@return the number of bytes} */
    public int length() {
        return bytes.length();
    }

    @Override
    public String toString() {
        return name;
    }
}
