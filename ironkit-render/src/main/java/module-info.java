/** Draws assets into pictures. Touches no disk. */
module dev.ironkit.render {
    requires transitive dev.ironkit.formats;

    exports dev.ironkit.render;
}
