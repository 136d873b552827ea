/** What users do with assets, without a console: conversions, edits, checks and reports as data. */
module dev.ironkit.toolkit {
    requires transitive dev.ironkit.convert;
    requires transitive dev.ironkit.runtime;
    requires transitive dev.ironkit.validator;
    requires transitive dev.ironkit.workspace;

    exports dev.ironkit.toolkit;
    exports dev.ironkit.toolkit.check;
    exports dev.ironkit.toolkit.convert;
    exports dev.ironkit.toolkit.edit;
    exports dev.ironkit.toolkit.game;
    exports dev.ironkit.toolkit.input;
    exports dev.ironkit.toolkit.report;
}
