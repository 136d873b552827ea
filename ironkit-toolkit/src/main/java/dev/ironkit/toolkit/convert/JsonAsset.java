package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.MaterialRules;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearRules;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.SaidAttributes;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.edit.ModelFollowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Makes assets of the JSON that {@code cat} prints.
 *
 * @param asked the word for what the user wants it to become
 * @param said what the user says of its directory entry
 * @param mode how it is read
 * @param models how derived values of models follow
 */
public record JsonAsset(Optional<String> asked, SaidAttributes said, Problems.Mode mode, JsonModel models) {

    /**
     * An asset.
     *
     * @param kind what it is
     * @param bytes its content
     * @param notes the counts that were made anew
     * @param findings what is odd about it
     * @param following what followed in a model from what was edited in the text
     */
    record Made(
            AssetKind kind,
            ByteView bytes,
            List<String> notes,
            List<Diagnostic> findings,
            Optional<ModelFollowing> following) {

        String title() {
            return kind.title() + (notes.isEmpty() ? "" : " (" + JsonContent.told(notes) + ")");
        }
    }

    /** The asset that a text describes, for a target that findings are about. */
    Made make(Located json, AssetPath target) {
        Object text = JsonContent.parse(json.bytes().load());
        AssetKind kind = kind(json, text);
        Format<?> format = kind.format()
                .orElseThrow(() ->
                        new MalformedAssetException(Diagnostic.of(RequestProblem.NO_JSON, json.path(), kind.title())));
        Attributes usual = kind == AssetKind.MAT0 ? new Attributes(0, 0, 6, 0) : Attributes.NONE;
        Attributes attributes = said.over(JsonContent.attributes(text).orElse(usual));
        List<String> notes = new ArrayList<>();
        Problems problems = Problems.in(mode, json.path());
        ByteView bytes = JsonContent.read(text, format, attributes, problems, notes::add);
        if (kind == AssetKind.MSH) {
            JsonModel.Made made = models.make(text, bytes, target);
            if (!made.note().isEmpty()) {
                notes.add(made.note());
            }
            return new Made(kind, made.bytes(), List.copyOf(notes), made.findings(), made.following());
        }
        if (models.keep()) {
            throw new UsageException("--keep-derived applies only to the JSON of a model, but " + json.path()
                    + " is that of " + kind.phrase());
        }
        return new Made(
                kind,
                bytes,
                List.copyOf(notes),
                odd(kind, bytes, attributes, Problems.in(mode, json.path())),
                Optional.empty());
    }

    /** What is odd about a material or a list; where there is none to compare it with, it is made all the same. */
    private static List<Diagnostic> odd(AssetKind kind, ByteView bytes, Attributes attributes, Problems found) {
        if (kind == AssetKind.MAT0) {
            MaterialRules.check(Mat0Format.MAT0.decode(bytes, attributes, found), bytes, found);
        } else if (kind == AssetKind.WEAR) {
            WearRules.check(WearFormat.WEAR.decode(bytes, found), bytes, found);
        }
        // Places in what is made are none in the text.
        ByteRange nowhere = new ByteRange(0, 0);
        return found.all().stream()
                .map(one ->
                        new Diagnostic(one.code(), one.severity(), one.path(), nowhere, one.field(), one.arguments()))
                .toList();
    }

    /** What the text says it is, or else what the user says. */
    private AssetKind kind(Located json, Object text) {
        Optional<String> own = JsonContent.kind(text);
        if (own.isPresent()
                && asked.filter(word -> !word.equalsIgnoreCase(own.get())).isPresent()) {
            throw new UsageException(json.path() + " holds a " + own.get() + ", but " + asked.get() + " was requested");
        }
        return own.or(() -> asked)
                .flatMap(word -> AssetKind.ofWord(word.toLowerCase(Locale.ROOT)))
                .orElseThrow(() -> new UsageException("unknown kind of " + json.path()
                        + ": use --to KIND (texm, mat0, nres...), name the output accordingly, or use what cat --json"
                        + " prints"));
    }
}
