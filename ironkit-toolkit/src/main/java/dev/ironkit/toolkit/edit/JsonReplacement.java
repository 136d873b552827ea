package dev.ironkit.toolkit.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.convert.JsonContent;
import dev.ironkit.toolkit.input.SaidAttributes;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.edit.EntryPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts what JSON describes into an entry. */
public final class JsonReplacement {

    private final EntryPlace place;
    private final Located entry;
    private final Problems.Mode mode;
    private final SaidAttributes said;

    public JsonReplacement(EntryPlace place, Located entry, Problems.Mode mode, SaidAttributes said) {
        this.place = place;
        this.entry = entry;
        this.mode = mode;
        this.said = said;
    }

    /** Returns what the receipt cannot say, because nothing has changed. */
    public Optional<String> put(ByteView json, Format<?> format) {
        Object document = JsonContent.parse(json);
        JsonContent.kind(document)
                .filter(kind -> !kind.equals(entry.saidKind().word()))
                .ifPresent(kind -> {
                    throw new JsonException(
                            "the JSON is of kind " + kind + ", but the entry is of kind "
                                    + entry.saidKind().word(),
                            "kind");
                });
        Attributes with = said.over(attributes(document));
        List<String> notes = new ArrayList<>();
        ByteView content = JsonContent.read(document, format, with, Problems.in(mode, entry.path()), notes::add);
        Receipt.Remark remark = new Receipt.Remark(JsonContent.told(notes), List.of(), List.of());
        switch (entry.saidKind()) {
            // It comes back with few things changed, and those have to suit it as those of set do.
            case MSH -> {
                if (isReadable(format)) {
                    place.archive().putBackEdited(place.index(), entry, content);
                } else {
                    place.archive().replace(place.index(), content, remark);
                }
            }
            case MAT0, WEAR -> place.archive().putBack(place.index(), entry, content, with, remark);
            default -> place.archive().replace(place.index(), content, remark);
        }
        return notes.isEmpty() || !content.equals(entry.bytes())
                ? Optional.empty()
                : Optional.of(JsonContent.told(notes));
    }

    /** Whether there is a model to compare the new one with. */
    private boolean isReadable(Format<?> format) {
        try {
            format.decode(entry.bytes().load(), entry.attributes(), Problems.tolerant());
            return true;
        } catch (MalformedAssetException e) {
            return false;
        }
    }

    /** What the directory is to say: to a material its flags and its version belong, so they come with its JSON. */
    private Attributes attributes(Object document) {
        Attributes now = place.archive().attributes(place.index());
        Optional<Attributes> said = JsonContent.attributes(document)
                // A loose asset has no directory entry.
                .filter(attributes -> attributes.type() != 0);
        if (said.isEmpty() || (entry.saidKind() != AssetKind.MAT0 && entry.saidKind() != AssetKind.WEAR)) {
            return now;
        }
        if (said.get().type() != now.type()) {
            throw new JsonException("the entry is of type " + now.typeText(), "attributes.type");
        }
        return said.get();
    }
}
