package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.Followed;
import dev.ironkit.format.msh.edit.Following;
import dev.ironkit.format.msh.edit.Left;
import dev.ironkit.format.msh.edit.SaidValues;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A model with what follows from an edit of it, and what a receipt says of that.
 *
 * @param archive the model
 * @param derived the fields that followed
 * @param left the derived values that stay as they were though they do not fit
 */
public record ModelFollowing(NresArchive archive, List<Receipt.Derived> derived, List<Receipt.Left> left) {

    public ModelFollowing {
        derived = List.copyOf(derived);
        left = List.copyOf(left);
    }

    /**
     * {@return the bytes of a model that came back from elsewhere, with what follows from what is different}
     *
     * @param path where it is
     * @param before the model as it was
     * @param after the model as it came back
     * @param keep whether derived values stay as they came
     */
    public static ModelFollowing of(AssetPath path, ByteView before, ByteView after, boolean keep) {
        NresArchive now = NresFormat.NRES.decode(after.load(), Problems.tolerant());
        try {
            Model was = MshFormat.MSH.decode(before.load(), Problems.tolerant());
            return of(path, was, now, SaidValues.between(was, Model.of(now)), keep);
        } catch (MalformedAssetException e) {
            // Nobody can tell what held in a model that could not be read.
            return new ModelFollowing(now, List.of(), List.of());
        }
    }

    static ModelFollowing of(AssetPath path, Model before, NresArchive after, SaidValues said, boolean keep) {
        Followed followed = Following.of(before, Model.of(after), said);
        return keep ? kept(path, after, followed) : told(path, after, followed);
    }

    static ModelFollowing recomputed(AssetPath path, NresArchive model, Set<Derived> asked) {
        return told(path, model, Following.recomputed(Model.of(model), asked));
    }

    private static ModelFollowing told(AssetPath path, NresArchive after, Followed followed) {
        NresArchive made = followed.model().archive();
        List<Receipt.Left> left =
                followed.left().stream().map(each -> left(path, each)).toList();
        return new ModelFollowing(made, new FollowedFields(path, after, made).all(), left);
    }

    private static ModelFollowing kept(AssetPath path, NresArchive after, Followed followed) {
        List<Receipt.Left> left = new ArrayList<>();
        followed.derived()
                .forEach((value, numbers) -> left.add(left(path, new Left(value, numbers, Left.Why.ASKED, ""))));
        followed.left().forEach(each -> left.add(left(path, each)));
        return new ModelFollowing(after, List.of(), left);
    }

    private static Receipt.Left left(AssetPath path, Left each) {
        return new Receipt.Left(
                path.text(),
                each.value().group().name().toLowerCase(Locale.ROOT),
                each.value().of(each.numbers()),
                each.numbers().size(),
                reason(each.why()),
                each.reason());
    }

    private static String reason(Left.Why why) {
        return switch (why) {
            case NOT_HELD -> "differed";
            case NOT_FINITE, LAYOUT -> "uncomputable";
            case OPEN, MEANT -> "open";
            case ASKED -> "asked";
        };
    }

    /** {@return the bytes} */
    public ByteView image() {
        return archive.image();
    }

    /** {@return the archive of a container that holds a model} */
    static Optional<NresArchive> model(Archive container) {
        return container instanceof NresArchive nres && nres.holdsModel() ? Optional.of(nres) : Optional.empty();
    }
}
