/** Rules over decoded assets, and the reports about them. Touches no disk. */
module dev.ironkit.validator {
    requires transitive dev.ironkit.formats;
    requires dev.ironkit.runtime;

    exports dev.ironkit.validate;
    exports dev.ironkit.validate.link;
    exports dev.ironkit.validate.report;
}
