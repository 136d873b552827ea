/** Bytes, diagnostics and the field model: the ground every format stands on. Knows no engine and touches no disk. */
module dev.ironkit.base {
    exports dev.ironkit.base.bytes;
    exports dev.ironkit.base.diagnostic;
    exports dev.ironkit.base.field;
    exports dev.ironkit.base.format;
    exports dev.ironkit.base.json;
}
