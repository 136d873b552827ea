package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteSink;

/** Writes a library from its model. */
final class RsliWriter {

    private RsliWriter() {}

    static void write(RsliLibrary library, ByteSink sink) {
        library.header().write(sink, library.entries().size());
        sink.bytes(table(library));
        library.regions().forEach(region -> sink.bytes(region.bytes()));
        library.trailer().ifPresent(trailer -> trailer.write(sink));
        sink.flush();
    }

    /** The records, scrambled as one stream. */
    private static byte[] table(RsliLibrary library) {
        ByteSink records = ByteSink.inMemory();
        for (int i = 0; i < library.entries().size(); i++) {
            library.entries().get(i).write(records, library.placement().offset(i));
        }
        byte[] table = records.toByteArray();
        XorStream.apply(library.header().seed(), table, 0, table.length);
        return table;
    }
}
