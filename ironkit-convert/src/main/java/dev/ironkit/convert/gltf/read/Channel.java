package dev.ironkit.convert.gltf.read;

import java.util.Optional;

/** What of a node an animation changes. */
enum Channel {
    TRANSLATION("translation", ElementShape.VEC3),
    ROTATION("rotation", ElementShape.VEC4),
    SCALE("scale", ElementShape.VEC3);

    private final String path;
    private final ElementShape shape;

    Channel(String path, ElementShape shape) {
        this.path = path;
        this.shape = shape;
    }

    /** {@return the one of a name; nothing for what is not of nodes} */
    static Optional<Channel> of(String path) {
        for (Channel channel : values()) {
            if (channel.path.equals(path)) {
                return Optional.of(channel);
            }
        }
        return Optional.empty();
    }

    String path() {
        return path;
    }

    ElementShape shape() {
        return shape;
    }
}
