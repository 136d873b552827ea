package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;

/**
 * What a command shows or plays: an archive and a member of it. Bytes behind the NUL of each are kept.
 *
 * @param raw the {@value #SIZE} bytes
 */
public record EffectReference(ByteView raw) {

    /** The size of each of the two names. */
    public static final int NAME_SIZE = 32;

    /** The size of both. */
    public static final int SIZE = 2 * NAME_SIZE;

    public EffectReference {
        if (raw.length() != SIZE) {
            throw new IllegalArgumentException(raw.length() + " bytes are not a reference");
        }
    }

    /**
     * {@return a reference that is written}
     *
     * @param archive the file, at most 31 characters
     * @param member the entry in it, at most 31 characters
     * @throws RefusedException if one is empty or too long
     */
    public static EffectReference of(String archive, String member) {
        ByteSink sink = ByteSink.inMemory();
        sink.bytes(name("archive", archive)).bytes(name("member", member));
        return new EffectReference(sink.toView());
    }

    /** {@return the archive} */
    public FixedText archive() {
        return new FixedText(raw.slice(0, NAME_SIZE));
    }

    /** {@return the member of the archive} */
    public FixedText member() {
        return new FixedText(raw.from(NAME_SIZE));
    }

    /** {@return whether both parts are there; otherwise nothing is referred to} */
    public boolean isSet() {
        return raw.u8(0) != 0 && raw.u8(NAME_SIZE) != 0;
    }

    /** {@return whether both name the same: A to Z have no case, and what stands behind a NUL does not count} */
    public boolean names(EffectReference other) {
        return FixedText.compareFolded(archive().text(), other.archive().text()) == 0
                && FixedText.compareFolded(member().text(), other.member().text()) == 0;
    }

    static ByteView name(String field, String text) {
        byte[] bytes;
        try {
            bytes = FieldType.encodeText(text);
        } catch (FieldValueException e) {
            throw refused(field, text);
        }
        if (bytes.length == 0 || bytes.length >= NAME_SIZE || text.indexOf('\0') >= 0) {
            throw refused(field, text);
        }
        return FixedText.of(bytes, NAME_SIZE).raw();
    }

    private static RefusedException refused(String field, String text) {
        return new RefusedException(FxidProblem.EDIT_REFERENCE, AssetPath.UNNAMED, field, text);
    }

    @Override
    public String toString() {
        return archive().display() + "!/" + member().display();
    }
}
