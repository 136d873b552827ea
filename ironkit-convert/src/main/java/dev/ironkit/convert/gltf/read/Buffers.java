package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;
import java.util.Optional;

/** The buffers of a file and the views of them, fetched when they are first asked for. */
final class Buffers {

    private final List<Json> buffers;
    private final List<Json> views;
    private final ByteView[] fetched;
    private final Optional<ByteView> binary;
    private final Uris uris;
    private final Budget budget;

    Buffers(GltfContainer file, Uris uris, Budget budget) {
        buffers = file.json().get("buffers").items();
        views = file.json().get("bufferViews").items();
        fetched = new ByteView[buffers.size()];
        binary = file.bytes();
        this.uris = uris;
        this.budget = budget;
    }

    /** {@return the view that a value names} */
    Json entry(Json reference) {
        int place = reference.place(views.size()).orElseThrow(() -> reference.wrong("a buffer view index"));
        return views.get(place);
    }

    /** {@return the bytes of a view} */
    ByteView bytes(Json view) {
        Json named = view.get("buffer");
        int place = named.place(buffers.size()).orElseThrow(() -> named.wrong("a buffer index"));
        ByteView buffer = buffer(place);
        long offset = view.get("byteOffset").whole(0);
        long length = view.get("byteLength").whole();
        if (offset + length > buffer.length()) {
            throw view.findings().fatal(GltfReadProblem.RANGE, view.path(), offset + length, buffer.length());
        }
        return buffer.slice((int) offset, (int) length);
    }

    private ByteView buffer(int place) {
        if (fetched[place] == null) {
            Json buffer = buffers.get(place);
            ByteView bytes = fetch(buffer, place);
            int length = buffer.get("byteLength").whole();
            if (length > bytes.length()) {
                throw buffer.findings()
                        .fatal(
                                GltfReadProblem.BUFFER,
                                buffer.path(),
                                "expected " + length + " bytes, found " + bytes.length());
            }
            fetched[place] = bytes.slice(0, length);
            budget.grant(length);
        }
        return fetched[place];
    }

    private ByteView fetch(Json buffer, int place) {
        String uri = buffer.get("uri").text("");
        if (!uri.isEmpty()) {
            return uris.find(uri)
                    .orElseThrow(() -> buffer.findings().fatal(GltfReadProblem.BUFFER, buffer.path(), Uris.whyNot(uri)))
                    .load();
        }
        if (place == 0 && binary.isPresent()) {
            return binary.get();
        }
        throw buffer.findings().fatal(GltfReadProblem.BUFFER, buffer.path(), "it has no bytes");
    }

    /**
     * How many numbers a file may ask for.
     *
     * <p>A few characters of text can ask for millions of zeros, or for the same bytes a thousand times over. What a file gives is what it
     * may ask for, many times over, so that no honest one comes near the limit.
     */
    static final class Budget {

        private static final long FREE = 4 << 20;
        private static final long PER_BYTE = 16;
        private static final long MOST = 64 << 20;

        private long granted = FREE;
        private long taken;

        /** Adds what bytes are worth. */
        void grant(long bytes) {
            granted = Math.min(MOST, granted + bytes * PER_BYTE);
        }

        /** Takes so many numbers, or refuses. */
        void take(long numbers, Json asking) {
            if (numbers > granted - taken) {
                throw asking.findings()
                        .fatal(GltfReadProblem.TOO_LARGE, asking.path(), numbers, granted - taken, granted);
            }
            taken += numbers;
        }
    }
}
