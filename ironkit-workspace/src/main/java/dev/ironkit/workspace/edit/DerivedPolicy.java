package dev.ironkit.workspace.edit;

/** Whether derived values of models follow an edit. */
final class DerivedPolicy {

    private boolean keeps;

    /** The user wants them to stay as they are. */
    void keep() {
        keeps = true;
    }

    boolean keeps() {
        return keeps;
    }
}
