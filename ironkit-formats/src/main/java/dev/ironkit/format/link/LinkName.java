package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A name as an asset says it.
 *
 * @param raw its bytes, each as the character of its number
 */
public record LinkName(String raw) {

    /** {@return the name these bytes are} */
    public static LinkName of(ByteView bytes) {
        return new LinkName(new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1));
    }

    /** {@return the name a text is in CP1251} */
    public static LinkName of(String text) {
        return of(ByteView.of(text.getBytes(FixedText.CP1251)));
    }

    /** {@return the name for comparing: letters of ASCII in lower case, as the engine folds them} */
    public String folded() {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                return foldedFrom(i);
            }
        }
        return raw;
    }

    private String foldedFrom(int first) {
        char[] letters = raw.toCharArray();
        for (int i = first; i < letters.length; i++) {
            letters[i] = (char) FixedText.fold(letters[i]);
        }
        return new String(letters);
    }

    /** {@return the bytes} */
    public ByteView bytes() {
        return ByteView.of(raw.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** {@return the name for people: CP1251} */
    public String display() {
        return new String(raw.getBytes(StandardCharsets.ISO_8859_1), FixedText.CP1251);
    }

    /** {@return whether there is nothing} */
    public boolean isEmpty() {
        return raw.isEmpty();
    }

    /** {@return the name with another ending behind its last dot; with one more where it has none} */
    public LinkName withEnding(String ending) {
        int dot = raw.lastIndexOf('.');
        return new LinkName((dot < 0 ? raw : raw.substring(0, dot)) + "." + ending);
    }

    /** {@return whether it ends so, in any case} */
    public boolean endsWith(String ending) {
        return folded().endsWith(ending.toLowerCase(Locale.ROOT));
    }

    @Override
    public String toString() {
        return display();
    }
}
