package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.importing.scene.Reach;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Addresses inside a file: bytes written out as text, and files beside it. Nothing else is followed, and nothing out of the folder. */
final class Uris {

    private static final String DATA = "data:";
    private static final int SHOWN = 80;

    private final GltfFiles beside;

    Uris(GltfFiles beside) {
        this.beside = beside;
    }

    /** {@return what an address leads to; nothing where it leads nowhere, or where nobody may go} */
    Optional<ByteView> find(String uri) {
        if (uri.regionMatches(true, 0, DATA, 0, DATA.length())) {
            return data(uri);
        }
        Optional<ByteView> found = path(decoded(uri)).flatMap(beside::find);
        // Some programs write names as they are, percent signs and all.
        return found.isPresent() ? found : path(uri).flatMap(beside::find);
    }

    private static Optional<ByteView> data(String uri) {
        int comma = uri.indexOf(',');
        if (comma < 0) {
            return Optional.empty();
        }
        String content = uri.substring(comma + 1);
        if (!uri.substring(0, comma).endsWith(";base64")) {
            return Optional.of(bytes(content));
        }
        try {
            return Optional.of(ByteView.of(Base64.getDecoder().decode(content)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** {@return the path inside the folder that an address says} */
    static Optional<String> path(String uri) {
        List<String> names = new ArrayList<>();
        for (String name : uri.replace('\\', '/').split("/", -1)) {
            boolean odd = name.isEmpty() || name.indexOf(':') >= 0 || (name.equals("..") && names.isEmpty());
            if (odd || name.chars().anyMatch(c -> c < ' ')) {
                return Optional.empty();
            }
            if (name.equals("..")) {
                names.remove(names.size() - 1);
            } else if (!name.equals(".")) {
                names.add(name);
            }
        }
        return names.isEmpty() ? Optional.empty() : Optional.of(String.join("/", names));
    }

    /** {@return an address as people read it} */
    static String decoded(String uri) {
        return uri.indexOf('%') < 0 ? uri : new String(bytes(uri).toByteArray(), StandardCharsets.UTF_8);
    }

    /** {@return why nothing is found at an address, for a message} */
    static String whyNot(String uri) {
        String shown = shown(uri);
        if (uri.regionMatches(true, 0, DATA, 0, DATA.length())) {
            return shown + " contains no readable bytes";
        }
        return shown + " " + Reach.of(decoded(uri)).whyNot();
    }

    /** {@return an address for a message: of data only what kind it is} */
    static String shown(String uri) {
        int comma = uri.indexOf(',');
        String text = uri.startsWith(DATA) && comma > 0 ? uri.substring(0, comma) : uri;
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
    }

    private static ByteView bytes(String uri) {
        ByteSink sink = ByteSink.inMemory();
        byte[] text = uri.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < text.length; at++) {
            int high = text[at] == '%' && at + 2 < text.length ? Character.digit(text[at + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(text[at + 2], 16);
            if (low >= 0) {
                sink.u8(high * 16 + low);
                at += 2;
            } else {
                sink.u8(text[at] & 0xFF);
            }
        }
        return sink.toView();
    }
}
