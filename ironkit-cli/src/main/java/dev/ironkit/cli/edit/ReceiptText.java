package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.workspace.Leftover;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A receipt for people: one word to a line and what it means. */
public final class ReceiptText {

    private static final int HASH_DIGITS = 12;
    private static final int MOST_MOVED = 5;
    private static final int MOST_LOSSES = 3;

    /** What the loss of a level of a texture is called. */
    private static final String OF_PICTURE = " differs from its image by up to ";

    private final Receipt receipt;
    private final boolean verbose;
    private final List<String> lines = new ArrayList<>();

    private ReceiptText(Receipt receipt, boolean verbose) {
        this.receipt = receipt;
        this.verbose = verbose;
    }

    public static List<String> lines(Receipt receipt, boolean verbose) {
        ReceiptText text = new ReceiptText(receipt, verbose);
        text.write();
        return text.lines;
    }

    private void write() {
        if (receipt.isPlan()) {
            line("plan", "dry run: nothing is written");
        }
        changes();
        // Of a new file nothing was there to be kept.
        if (receipt.before().isPresent() || receipt.summary().kept().entries() > 0) {
            line(
                    "kept",
                    isOneAsset()
                            ? "all other bytes unchanged"
                            : kept(receipt.summary().kept()));
        }
        derived();
        if (receipt.isPlan()) {
            moved();
        }
        loss();
        receipt.summary().notes().forEach(note -> line("note", note));
        if (receipt.isPlan()) {
            receipt.before()
                    .ifPresent(before ->
                            line("size", sizes(before.size(), receipt.after().size())));
        } else {
            line("file", receipt.after().path() + "   " + bytes(receipt.after().size()));
            line("sha256", hashes());
        }
        for (Leftover leftover : receipt.leftovers()) {
            String name = leftover.file().getFileName().toString();
            line("leftover", name + (leftover.removed() ? " of an interrupted save removed" : " cannot be removed"));
        }
    }

    /** What was given up: all of it where that is little or asked for, otherwise how many textures, and the worst of them. */
    private void loss() {
        List<String> loss = receipt.summary().loss();
        PictureLosses losses = new PictureLosses();
        List<Receipt.Change> changes = receipt.summary().changes();
        for (Receipt.Change change : changes) {
            int worst = change.levels().stream()
                    .mapToInt(Receipt.Level::largestError)
                    .max()
                    .orElse(0);
            if (worst > 0) {
                losses.add(change.address(), worst);
            }
        }
        if (loss.size() <= MOST_LOSSES || losses.isEmpty()) {
            line("loss", loss.isEmpty() ? "none" : String.join("; ", loss));
        } else if (verbose) {
            changes.forEach(this::lossOf);
            loss.stream().filter(one -> !isOfPicture(one)).forEach(one -> line("loss", one));
        } else {
            List<String> others =
                    loss.stream().filter(one -> !isOfPicture(one)).distinct().toList();
            line("loss", losses.text() + "; -v lists all" + (others.isEmpty() ? "" : "; " + String.join("; ", others)));
        }
    }

    private void lossOf(Receipt.Change change) {
        for (Receipt.Level level : change.levels()) {
            if (level.largestError() > 0) {
                line(
                        "loss",
                        change.address() + "   level " + level.level() + OF_PICTURE + level.largestError() + " of 255");
            }
        }
    }

    private static boolean isOfPicture(String loss) {
        return loss.startsWith("level ") && loss.contains(OF_PICTURE);
    }

    /** Whether fields of a file were set that holds no entries. */
    private boolean isOneAsset() {
        List<Receipt.Change> changes = receipt.summary().changes();
        return receipt.summary().kept().entries() == 0
                && !changes.isEmpty()
                && changes.stream()
                        .allMatch(change -> change.action().equals("set")
                                && !change.address().contains("!/"));
    }

    private void changes() {
        List<Receipt.Change> changes = receipt.summary().changes();
        if (changes.isEmpty()) {
            line(
                    "no change:",
                    switch (receipt.command()) {
                        case "pack" -> "no file was edited";
                        case "recompute" -> recomputed();
                        default -> unchanged();
                    });
        }
        int width = 0;
        for (Receipt.Change change : changes) {
            width = Math.max(width, change.address().length());
        }
        for (Receipt.Change change : changes) {
            String address =
                    change.address() + " ".repeat(width - change.address().length());
            line(change.action(), address + "   " + details(change));
        }
    }

    /** Nothing is as asked where something that was asked for was kept, or did not come. */
    private String recomputed() {
        return receipt.summary().left().isEmpty()
                ? "all derived values are correct"
                : "all other derived values are correct";
    }

    private String unchanged() {
        if (!receipt.summary().notes().isEmpty()) {
            return "the bytes stay the same; see the notes";
        }
        return (receipt.summary().kept().entries() == 0 ? "the file" : "the archive") + " already holds this content";
    }

    private static String details(Receipt.Change change) {
        List<String> parts = new ArrayList<>();
        if (change.sizeBefore().isPresent() && change.sizeAfter().isPresent()) {
            parts.add(sizes(change.sizeBefore().getAsLong(), change.sizeAfter().getAsLong()));
        } else if (change.sizeBefore().isPresent()) {
            parts.add(bytes(change.sizeBefore().getAsLong()));
        } else if (change.sizeAfter().isPresent()) {
            parts.add(bytes(change.sizeAfter().getAsLong()));
        }
        if (!change.note().isEmpty()) {
            parts.add(change.note());
        }
        if (change.unchecked()) {
            parts.add("raw: content was not checked");
        }
        return String.join("   ", parts);
    }

    private static String kept(Receipt.Kept kept) {
        List<String> same = new ArrayList<>();
        if (kept.order()) {
            same.add("order");
        }
        if (kept.unindexedBytes() > 0) {
            same.add(number(kept.unindexedBytes()) + " unindexed bytes");
        }
        return number(kept.entries()) + (kept.entries() == 1 ? " entry" : " entries") + " unchanged"
                + (same.isEmpty() ? "" : "; " + String.join(" and ", same) + " as they were")
                        .replace("; order as they were", "; order as it was")
                + (kept.paddingBytes() > 0 ? "; " + number(kept.paddingBytes()) + " padding bytes" : "");
    }

    /** One line for each archive; only those inside another are named. Fields of assets have lines of their own. */
    private void derived() {
        Map<String, List<String>> byArchive = new LinkedHashMap<>();
        List<Receipt.Derived> fields = new ArrayList<>();
        for (Receipt.Derived derived : receipt.summary().derived()) {
            if (derived.offset().isPresent()) {
                fields.add(derived);
            } else {
                byArchive
                        .computeIfAbsent(derived.address(), address -> new ArrayList<>())
                        .add(derived(derived));
            }
        }
        byArchive.forEach((address, parts) ->
                line("derived", (address.contains("!/") ? address + "   " : "") + String.join("; ", parts)));
        DerivedText.of(fields, receipt.summary().left(), verbose)
                .forEach((word, texts) -> texts.forEach(text -> line(word, text)));
    }

    private static String derived(Receipt.Derived derived) {
        String name = derived.field().substring(derived.field().indexOf('.') + 1);
        if (derived.before().isPresent() && derived.after().isPresent()) {
            return name + " " + derived.before().get() + " -> "
                    + derived.after().get();
        }
        String count = number(derived.count());
        return name.startsWith("sort")
                ? "lookup table rebuilt, " + count + " of its cells differ"
                : name + " of " + count + (derived.count() == 1 ? " entry" : " entries");
    }

    /** Enough of them to see what happens. */
    private void moved() {
        List<Receipt.Moved> moved = receipt.summary().moved();
        int shown = verbose ? moved.size() : Math.min(moved.size(), MOST_MOVED);
        for (Receipt.Moved one : moved.subList(0, shown)) {
            line("moves", String.format(Locale.ROOT, "%s   0x%X -> 0x%X", one.address(), one.from(), one.to()));
        }
        if (shown < moved.size()) {
            line("moves", "... and " + number(moved.size() - shown) + " more; -v lists all");
        }
    }

    private String hashes() {
        StringBuilder text = new StringBuilder();
        receipt.before()
                .ifPresent(before -> text.append("before ").append(hash(before)).append("  "));
        text.append("after ").append(hash(receipt.after()));
        receipt.backup().ifPresent(backup -> text.append("   backup ").append(backup.path()));
        return text.toString();
    }

    private String hash(Receipt.FileState file) {
        return verbose ? file.sha256() : file.sha256().substring(0, HASH_DIGITS) + "...";
    }

    private static String sizes(long before, long after) {
        return bytes(before) + " -> " + bytes(after);
    }

    private static String bytes(long count) {
        return number(count) + " B";
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    private void line(String word, String text) {
        lines.add(Printable.oneLine(String.format(Locale.ROOT, "%-9s %s", word, text))
                .stripTrailing());
    }
}
