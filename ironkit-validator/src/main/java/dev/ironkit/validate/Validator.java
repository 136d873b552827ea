package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.wear.WearParser;
import java.util.List;
import java.util.Optional;

/**
 * Checks assets against the rules of their formats.
 *
 * <p>Has no state of its own: one validator serves any number of threads.
 */
public final class Validator {

    private final List<ArchiveRules> kinds;

    /**
     * A validator of every kind of asset there are rules for.
     *
     * @param rsliOverlay whether the trailer of a library is honoured
     */
    public Validator(boolean rsliOverlay) {
        this(rsliOverlay, WearParser.TOLERANT);
    }

    /**
     * A validator.
     *
     * @param rsliOverlay whether the trailer of a library is honoured
     * @param lists the parser that has to be able to read material lists too
     */
    public Validator(boolean rsliOverlay, WearParser lists) {
        // Models are archives too, and their rules include those of archives.
        kinds = List.of(
                new MshRules(),
                new NresRules(),
                new RsliRules(rsliOverlay),
                new TexmRules(),
                new PalRules(),
                new FontRules(),
                new Mat0Rules(),
                new WearListRules(lists),
                new FxidRules());
    }

    /** {@return whether there are rules for content like this} */
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return rules(bytes, attributes).isPresent();
    }

    /**
     * {@return what is wrong with an asset and with all assets inside it}
     *
     * @param bytes its content, which {@link #recognises} says yes to
     * @param attributes what its directory entry says, or {@link Attributes#NONE}
     * @param path its address
     */
    public Validation validate(ByteView bytes, Attributes attributes, AssetPath path) {
        return validate(bytes, attributes, path, new NestedWalk(bytes.length()));
    }

    /**
     * {@return what is wrong with an asset that was unpacked, and with all assets inside it}
     *
     * @param packed the bytes of the outermost file it was unpacked from
     */
    public Validation validateUnpacked(ByteView bytes, Attributes attributes, AssetPath path, ByteRange packed) {
        ArchiveRules rules = wanted(bytes, attributes, path);
        return new ArchiveWalk(this, path, new NestedWalk(bytes.length())).walk(rules, bytes, attributes, packed);
    }

    /** {@return what is wrong with an asset that was unpacked and that its name, or its user, says is of this format} */
    public Validation validateUnpackedAs(
            String format, ByteView bytes, Attributes attributes, AssetPath path, ByteRange packed) {
        return new ArchiveWalk(this, path, new NestedWalk(bytes.length()))
                .walk(known(format), bytes, attributes, packed);
    }

    /** {@return whether there are rules for a format, by its short name} */
    public boolean knows(String format) {
        return rules(format).isPresent();
    }

    /**
     * {@return what is wrong with an asset that its user says is of this format}
     *
     * @param format its short name, which {@link #knows} says yes to
     */
    public Validation validateAs(String format, ByteView bytes, Attributes attributes, AssetPath path) {
        return new ArchiveWalk(this, path, new NestedWalk(bytes.length())).walk(known(format), bytes, attributes);
    }

    private ArchiveRules known(String format) {
        return rules(format).orElseThrow(() -> new IllegalArgumentException("no rules for " + format));
    }

    private Optional<ArchiveRules> rules(String format) {
        return kinds.stream().filter(rules -> rules.format().equals(format)).findFirst();
    }

    /** The same with bounds of the caller's. */
    Validation validate(ByteView bytes, Attributes attributes, AssetPath path, NestedWalk walk) {
        return new ArchiveWalk(this, path, walk).walk(wanted(bytes, attributes, path), bytes, attributes);
    }

    private ArchiveRules wanted(ByteView bytes, Attributes attributes, AssetPath path) {
        return rules(bytes, attributes).orElseThrow(() -> new IllegalArgumentException("no rules for " + path));
    }

    /** Those of what the directory says, as the engine believes it; else those of what the content shows, or else the name. */
    Optional<ArchiveRules> rules(ByteView bytes, Attributes attributes, ByteView name) {
        Optional<ArchiveRules> known = rules(bytes, attributes);
        return known.isPresent() ? known : EntryType.ofName(name).flatMap(type -> rules(type.format()));
    }

    private Optional<ArchiveRules> rules(ByteView bytes, Attributes attributes) {
        Optional<EntryType> said = EntryType.of(attributes);
        if (said.isPresent()) {
            return rules(said.get().format());
        }
        for (ArchiveRules rules : kinds) {
            if (rules.recognises(bytes, attributes)) {
                return Optional.of(rules);
            }
        }
        return Optional.empty();
    }
}
