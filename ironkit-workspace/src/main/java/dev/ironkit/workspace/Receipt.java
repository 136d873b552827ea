package dev.ironkit.workspace;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a write did, so that the user can check it.
 *
 * @param command the command that wrote
 * @param isPlan whether this is only what a write would do
 * @param before the file it started from, if there was one
 * @param after the file it wrote
 * @param backup the name the original was kept under, if it was
 * @param summary what is different and what is not
 * @param leftovers what interrupted saves had left behind
 */
public record Receipt(
        String command,
        boolean isPlan,
        Optional<FileState> before,
        FileState after,
        Optional<FileState> backup,
        Summary summary,
        List<Leftover> leftovers) {

    /** The id of its JSON schema. */
    public static final String SCHEMA = "ironkit.receipt";

    /** The id of the schema of several in one. */
    public static final String BATCH_SCHEMA = "ironkit.receipt.batch";

    public Receipt {
        leftovers = List.copyOf(leftovers);
    }

    /**
     * A file at a moment.
     *
     * @param path how the user names it
     * @param size in bytes
     * @param sha256 of its bytes
     */
    public record FileState(String path, long size, String sha256) {}

    /**
     * Something that was asked for and done.
     *
     * @param action added, replaced, removed, renamed, moved, set, recomputed, rewritten (an archive inside, because of a change
     *     in it)
     * @param address the entry or archive
     * @param sizeBefore bytes of content it had
     * @param sizeAfter bytes of content it has now
     * @param note what more there is to say; may be empty
     * @param levels what became of each level of a texture that a picture was put into; empty for anything else
     * @param unchecked whether the content was put in without a look at it
     */
    public record Change(
            String action,
            String address,
            OptionalLong sizeBefore,
            OptionalLong sizeAfter,
            String note,
            List<Level> levels,
            boolean unchecked) {

        public Change {
            levels = List.copyOf(levels);
        }

        /** A change that is not about a texture. */
        public Change(String action, String address, OptionalLong sizeBefore, OptionalLong sizeAfter, String note) {
            this(action, address, sizeBefore, sizeAfter, note, List.of(), false);
        }
    }

    /**
     * What became of a level of a texture.
     *
     * @param level which one
     * @param from {@code picture}, {@code file}, {@code kept} or {@code rebuilt}
     * @param pixels how many pixels it has
     * @param changed how many show something else than before, where that is known
     * @param exact whether every pixel shows what its picture does
     * @param largestError the largest difference of one channel, 0 to 255
     */
    public record Level(int level, String from, int pixels, OptionalInt changed, boolean exact, int largestError) {}

    /**
     * What there is to say about content that was put into an entry.
     *
     * @param note in a few words
     * @param levels level by level, for a texture
     * @param loss what was given up
     * @param notes what has to be known also where no byte changed: what was kept, or taken in another way than it came
     */
    public record Remark(String note, List<Level> levels, List<String> loss, List<String> notes) {

        /** Nothing. */
        public static final Remark NONE = new Remark("", List.of(), List.of());

        public Remark {
            levels = List.copyOf(levels);
            loss = List.copyOf(loss);
            notes = List.copyOf(notes);
        }

        /** A remark with nothing more to know. */
        public Remark(String note, List<Level> levels, List<String> loss) {
            this(note, levels, loss, List.of());
        }
    }

    /**
     * What stayed as it was.
     *
     * @param entries how many entries have the same name, attributes and content
     * @param order whether the entries that were there are in the same order
     * @param paddingBytes filler between payloads
     * @param unindexedBytes bytes no entry claims, all as they were unless the losses say otherwise
     */
    public record Kept(int entries, boolean order, long paddingBytes, long unindexedBytes) {}

    /**
     * A computed value that followed the change.
     *
     * @param address the archive
     * @param field the field; for a field of each entry {@code entries[*].} and its name
     * @param count in how many places it differs
     * @param before the old value where there is one place
     * @param after the new value where there is one place
     * @param offset where it is, from the start of what the address names; only for fields of assets
     * @param length how many bytes it has; only for fields of assets
     */
    public record Derived(
            String address,
            String field,
            int count,
            Optional<String> before,
            Optional<String> after,
            OptionalLong offset,
            OptionalLong length) {

        /** A value of an archive. */
        public Derived(String address, String field, int count, Optional<String> before, Optional<String> after) {
            this(address, field, count, before, after, OptionalLong.empty(), OptionalLong.empty());
        }
    }

    /**
     * Derived values that stay as they were though they do not fit.
     *
     * @param address the asset
     * @param group what they are called where somebody asks for them, such as {@code bounds}
     * @param what which they are, for people
     * @param count how many there are
     * @param reason {@code differed} (before the change too), {@code asked} (by the user), {@code uncomputable} or {@code open}
     * @param note why they stay, for people
     */
    public record Left(String address, String group, String what, int count, String reason, String note) {}

    /**
     * Content that lies elsewhere in its archive now.
     *
     * @param address the entry
     * @param from the offset it had
     * @param to the offset it has
     */
    public record Moved(String address, long from, long to) {}

    /**
     * What is different and what is not.
     *
     * @param changes what was done
     * @param kept what stayed
     * @param derived what followed
     * @param moved whose content moved
     * @param loss what was given up; empty is the promise
     * @param notes what has to be known also where nothing is different
     * @param left derived values that did not follow
     */
    public record Summary(
            List<Change> changes,
            Kept kept,
            List<Derived> derived,
            List<Moved> moved,
            List<String> loss,
            List<String> notes,
            List<Left> left) {
        public Summary {
            changes = List.copyOf(changes);
            derived = List.copyOf(derived);
            moved = List.copyOf(moved);
            loss = List.copyOf(loss);
            notes = List.copyOf(notes);
            left = List.copyOf(left);
        }

        /** A summary of a change that every derived value follows, with nothing more to know. */
        public Summary(List<Change> changes, Kept kept, List<Derived> derived, List<Moved> moved, List<String> loss) {
            this(changes, kept, derived, moved, loss, List.of(), List.of());
        }

        /** {@return the same with other changes} */
        public Summary withChanges(List<Change> others) {
            return new Summary(others, kept, derived, moved, loss, notes, left);
        }

        /** {@return the same with other losses} */
        public Summary withLoss(List<String> others) {
            return new Summary(changes, kept, derived, moved, others, notes, left);
        }
    }
}
