/** Files and folders: addresses, mounted archives, extraction, atomic saves with receipts. The only module that touches disks. */
module dev.ironkit.workspace {
    requires transitive dev.ironkit.formats;

    exports dev.ironkit.workspace;
    exports dev.ironkit.workspace.diff;
    exports dev.ironkit.workspace.edit;
    exports dev.ironkit.workspace.extract;
    exports dev.ironkit.workspace.survey;
    exports dev.ironkit.workspace.game;
    exports dev.ironkit.workspace.verify;
}
