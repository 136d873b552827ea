/** Assets as files that other programs open, and back. Touches no disk. */
module dev.ironkit.convert {
    requires transitive dev.ironkit.formats;
    requires dev.ironkit.runtime;

    exports dev.ironkit.convert.gltf;
    exports dev.ironkit.convert.gltf.read;
    exports dev.ironkit.convert.image;
    exports dev.ironkit.convert.importing;
    exports dev.ironkit.convert.importing.create;
    exports dev.ironkit.convert.importing.merge;
    exports dev.ironkit.convert.importing.scene;
    exports dev.ironkit.convert.model;
    exports dev.ironkit.convert.obj;
    exports dev.ironkit.convert.sidecar;
}
