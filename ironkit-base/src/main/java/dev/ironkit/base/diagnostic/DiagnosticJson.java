package dev.ironkit.base.diagnostic;

import dev.ironkit.base.json.JsonWriter;

/** A finding as JSON, the same in every report. */
public final class DiagnosticJson {

    private DiagnosticJson() {}

    /** Writes one finding as an object. */
    public static void write(Diagnostic found, JsonWriter out) {
        members(found, out.object());
        out.end();
    }

    /** Writes the members of a finding into an object that may hold more. */
    public static void members(Diagnostic found, JsonWriter out) {
        out.field("code", found.code().id())
                .field("severity", found.severity().word())
                .field("message", found.message())
                .field("address", found.path().text())
                .field("offset", found.range().offset())
                .field("length", found.range().length())
                .field("field", found.field())
                .field("fix", found.fix());
    }
}
