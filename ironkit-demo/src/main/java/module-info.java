/** A made-up game folder, built by code: something to try every command on without owning the game. Touches no disk. */
module dev.ironkit.demo {
    requires transitive dev.ironkit.formats;
    requires dev.ironkit.runtime;

    exports dev.ironkit.demo;
}
