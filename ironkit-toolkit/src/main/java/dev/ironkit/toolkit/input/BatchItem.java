package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * One piece of a batch over files and folders.
 *
 * @param address what it is; null where that could not be found out
 * @param named whether the user named it, as opposed to a folder it is in
 * @param failure why there is nothing to work on, or null
 */
public record BatchItem(Address address, boolean named, Diagnostic failure) {

    /**
     * The pieces that the inputs stand for: each file of a folder is one.
     *
     * @param notes hears what is passed over
     */
    public static List<BatchItem> of(Workspace workspace, List<String> inputs, Consumer<String> notes) {
        List<BatchItem> items = new ArrayList<>();
        for (String input : inputs) {
            try {
                Address address = Inputs.around(workspace, input, notes);
                if (Inputs.isFolder(workspace, address)) {
                    Inputs.filesBelow(workspace, address).forEach(file -> items.add(new BatchItem(file, false, null)));
                } else {
                    items.add(new BatchItem(address, true, null));
                }
            } catch (RuntimeException e) {
                Failure failure = Failure.of(e).orElseThrow(() -> e);
                if (failure.outcome() == Outcome.USAGE) {
                    throw e;
                }
                items.add(new BatchItem(null, true, failure.found()));
            }
        }
        return items;
    }

    /** Its address as text, before anything was opened. */
    public AssetPath path() {
        if (address == null) {
            return failure.path();
        }
        String root = Address.slashed(address.root());
        return new AssetPath(address.inGame() ? Address.GAME + "/" + root : root);
    }
}
