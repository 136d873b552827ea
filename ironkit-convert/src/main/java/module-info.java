/** Assets as files that other programs open, and back. Touches no disk. */
module dev.ironkit.convert {
    requires transitive dev.ironkit.formats;
    requires dev.ironkit.runtime;

    exports dev.ironkit.convert.back;
    exports dev.ironkit.convert.gltf;
    exports dev.ironkit.convert.gltf.read;
    exports dev.ironkit.convert.image;
    exports dev.ironkit.convert.incoming;
    exports dev.ironkit.convert.making;
    exports dev.ironkit.convert.merge;
    exports dev.ironkit.convert.model;
    exports dev.ironkit.convert.obj;
    exports dev.ironkit.convert.sidecar;
}
