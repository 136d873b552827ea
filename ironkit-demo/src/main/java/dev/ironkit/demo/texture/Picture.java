package dev.ironkit.demo.texture;

/** A procedural picture: a colour for each point. */
@FunctionalInterface
public interface Picture {

    /** {@return the colour at a point, 0xAARRGGBB} */
    int at(int x, int y);
}
