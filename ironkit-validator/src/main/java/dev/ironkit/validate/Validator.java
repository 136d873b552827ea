package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.wear.WearParser;
import java.util.List;
import java.util.Optional;

/**
 * Checks assets against the rules of their formats.
 *
 * <p>Has no state of its own: one validator serves any number of threads.
 */
public final class Validator {

    private final List<AssetRules<?>> kinds;

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
        kinds = AssetRules.all(new RsliFormat(Limits.STANDARD, rsliOverlay), lists);
    }

    /** {@return whether there are rules for content like this} */
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return rules(bytes, attributes).isPresent();
    }

    /** {@return whether there are rules for a kind} */
    public boolean knows(AssetKind kind) {
        return rules(kind).isPresent();
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
     * {@return what is wrong with an asset that its user, or its directory entry, says is of this kind}
     *
     * @param kind one that {@link #knows} says yes to
     */
    public Validation validateAs(AssetKind kind, ByteView bytes, Attributes attributes, AssetPath path) {
        return validate(Optional.of(kind), bytes, attributes, path, Optional.empty());
    }

    /**
     * {@return what is wrong with an asset that may be unpacked from bytes of a file, and with all assets inside it}
     *
     * @param said the kind it is said to be; what is said by nobody is told by its content
     * @param packed the bytes of the outermost file it was unpacked from
     */
    public Validation validate(
            Optional<AssetKind> said,
            ByteView bytes,
            Attributes attributes,
            AssetPath path,
            Optional<ByteRange> packed) {
        AssetRules<?> rules = said.isPresent()
                ? rules(said.get()).orElseThrow(() -> new IllegalArgumentException("no rules for " + said.get()))
                : wanted(bytes, attributes, path);
        return new ArchiveWalk(this, path, new NestedWalk(bytes.length())).walk(rules, bytes, attributes, packed);
    }

    /** The same with bounds of the caller's. */
    Validation validate(ByteView bytes, Attributes attributes, AssetPath path, NestedWalk walk) {
        return new ArchiveWalk(this, path, walk)
                .walk(wanted(bytes, attributes, path), bytes, attributes, Optional.empty());
    }

    private AssetRules<?> wanted(ByteView bytes, Attributes attributes, AssetPath path) {
        return rules(bytes, attributes).orElseThrow(() -> new IllegalArgumentException("no rules for " + path));
    }

    /** Those of what the directory says, as the engine believes it; else those of what the content shows, or else the name. */
    Optional<AssetRules<?>> rules(ByteView bytes, Attributes attributes, ByteView name) {
        return rules(bytes, attributes).or(() -> AssetKind.saidByName(name).flatMap(this::rules));
    }

    private Optional<AssetRules<?>> rules(ByteView bytes, Attributes attributes) {
        Optional<AssetKind> said = AssetKind.said(attributes);
        return said.isPresent()
                ? rules(said.get())
                : kinds.stream()
                        .filter(rules -> rules.recognises(bytes, attributes))
                        .findFirst();
    }

    private Optional<AssetRules<?>> rules(AssetKind kind) {
        return kinds.stream().filter(rules -> rules.kind() == kind).findFirst();
    }
}
