/** What the engine does with assets, without a device, a clock or a disk: the same answer every time. */
module dev.ironkit.runtime {
    requires transitive dev.ironkit.formats;

    exports dev.ironkit.runtime.effect;
    exports dev.ironkit.runtime.link;
    exports dev.ironkit.runtime.material;
    exports dev.ironkit.runtime.model;
    exports dev.ironkit.runtime.resource;
    exports dev.ironkit.runtime.texture;
}
