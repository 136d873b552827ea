package dev.ironkit.format.archive;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.StoredContent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The walk through the entries of archives inside each other, for everybody who looks into them.
 *
 * <p>Each step is guarded by a {@link NestedWalk}, which bounds how deep, how wide and how much, and knows what was seen before. A visitor
 * that comes to an archive asks the guard whether to go {@linkplain NestedWalk#into into} it and calls {@link #over} again.
 *
 * @param <K> what a visitor makes of content, such as its kind
 */
public final class EntryWalk<K> {

    /**
     * An entry on the way.
     *
     * @param archive the archive it is in
     * @param entry what the directory says of it
     * @param path its address
     */
    public record Visited(Archive archive, ArchiveEntry entry, AssetPath path) {

        /** {@return how its content lies in the archive, if it is usable} */
        public StoredContent stored() {
            return archive.stored(entry.index());
        }
    }

    /** Is told of the entries of one archive. */
    public interface Visitor<K> {

        /** {@return what the content is, which may be looked at and into} */
        Optional<K> arrived(Visited entry, Place place);

        /** {@return what content is that was shown before, under the name of another entry} */
        default Optional<K> kind(Visited entry, ByteView content) {
            return Optional.empty();
        }

        /**
         * Content that was shown before.
         *
         * @param kind what it is; of what had to be unpacked, what was said the first time
         * @param archive where it was shown, if it is an archive that was looked into
         */
        default void repeated(Visited entry, Optional<K> kind, Optional<AssetPath> archive) {
            // Nothing new.
        }

        /** Content that would be too much; {@code why} is nothing where enough was said. */
        void stopped(Visited entry, Optional<Diagnostic> why);

        /** Content that cannot be had. */
        void unreadable(Visited entry, MalformedAssetException why);

        /** All entries of the archive, which would be too many; {@code why} is nothing where enough was said. */
        void refused(List<ArchiveEntry> directory, Optional<Diagnostic> why);
    }

    private final NestedWalk guard;

    /** What was unpacked is not unpacked again to know what it is. */
    private final Map<Integer, K> unpacked = new HashMap<>();

    /** A walk through one file. */
    public EntryWalk(NestedWalk guard) {
        this.guard = guard;
    }

    /**
     * Visits the entries of an archive in the order of its directory.
     *
     * @param place where the archive is
     * @param problems hears what is wrong with contents
     * @param wanted which entries to visit
     */
    public void over(
            Place place, Archive archive, Problems problems, Predicate<ArchiveEntry> wanted, Visitor<K> visitor) {
        List<ArchiveEntry> directory = archive.directory();
        NestedWalk.Answer answer = guard.entries(place, directory.size());
        if (!answer.isYes()) {
            visitor.refused(directory, answer.why());
            return;
        }
        for (ArchiveEntry entry : directory) {
            if (wanted.test(entry)) {
                AssetPath path = place.path().entry(archive.segment(entry.index()));
                step(place, new Visited(archive, entry, path), problems, visitor);
            }
        }
    }

    private void step(Place place, Visited visited, Problems problems, Visitor<K> visitor) {
        Supplier<ByteView> content =
                () -> visited.archive().content(visited.entry().index(), problems.at(place.path()));
        StoredContent stored;
        NestedWalk.Step step;
        try {
            // Of what is not usable the content tells why.
            stored = visited.entry().usable()
                    ? visited.stored()
                    : StoredContent.plain(content.get().range());
            step = guard.step(place, stored, visited.path(), content);
            if (step instanceof NestedWalk.Step.Repeated repeated) {
                visitor.repeated(visited, known(visited, stored, repeated, visitor), repeated.archive());
            }
        } catch (MalformedAssetException e) {
            visitor.unreadable(visited, e);
            return;
        }
        if (step instanceof NestedWalk.Step.Arrived arrived) {
            Optional<K> kind = visitor.arrived(visited, arrived.place());
            if (stored.isUnpacked()) {
                kind.ifPresent(known -> unpacked.put(arrived.place().number(), known));
            }
        } else if (step instanceof NestedWalk.Step.Stopped stopped) {
            visitor.stopped(visited, stopped.why());
        }
    }

    private Optional<K> known(
            Visited visited, StoredContent stored, NestedWalk.Step.Repeated repeated, Visitor<K> visitor) {
        if (stored.isUnpacked()) {
            return Optional.ofNullable(unpacked.get(repeated.first()));
        }
        // What is wrong with the content was said the first time.
        return visitor.kind(visited, visited.archive().content(visited.entry().index(), Problems.tolerant()));
    }
}
