package dev.ironkit.convert.gltf;

/**
 * The part of a texture that is shown, in parts of the whole.
 *
 * @param x its left side
 * @param y its upper side
 * @param width of all
 * @param height of all
 */
record TextureRegion(float x, float y, float width, float height) {

    static final TextureRegion ALL = new TextureRegion(0, 0, 1, 1);

    /** Where this part of one of several pictures lies in all of them, which stand side by side or one below the other. */
    TextureRegion inStrip(int frame, int frames, boolean fromTop) {
        return fromTop
                ? new TextureRegion(x, (frame + y) / frames, width, height / frames)
                : new TextureRegion((frame + x) / frames, y, width / frames, height);
    }
}
