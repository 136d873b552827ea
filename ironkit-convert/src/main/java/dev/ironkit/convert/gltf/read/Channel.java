package dev.ironkit.convert.gltf.read;

import java.util.Optional;

/** What of a node an animation changes. */
enum Channel {
    TRANSLATION("translation", Shape.VEC3),
    ROTATION("rotation", Shape.VEC4),
    SCALE("scale", Shape.VEC3);

    private final String path;
    private final Shape shape;

    Channel(String path, Shape shape) {
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

    Shape shape() {
        return shape;
    }
}
