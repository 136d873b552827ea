/** The asset formats of the engine, read and written without loss. Touches no disk. */
module dev.ironkit.formats {
    requires transitive dev.ironkit.base;

    exports dev.ironkit.format.archive;
    exports dev.ironkit.format.asset;
    exports dev.ironkit.format.fxid;
    exports dev.ironkit.format.link;
    exports dev.ironkit.format.mat0;
    exports dev.ironkit.format.msh;
    exports dev.ironkit.format.msh.animation;
    exports dev.ironkit.format.msh.build;
    exports dev.ironkit.format.msh.edit;
    exports dev.ironkit.format.msh.file;
    exports dev.ironkit.format.msh.geometry;
    exports dev.ironkit.format.msh.reading;
    exports dev.ironkit.format.msh.rules;
    exports dev.ironkit.format.nres;
    exports dev.ironkit.format.pal;
    exports dev.ironkit.format.rsli;
    exports dev.ironkit.format.texm;
    exports dev.ironkit.format.tfnt;
    exports dev.ironkit.format.wear;
}
