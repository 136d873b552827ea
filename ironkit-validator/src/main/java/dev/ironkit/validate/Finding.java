package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Diagnostic;

/**
 * A finding and the archive it was made in.
 *
 * @param problem the finding; its range lies in the outermost file
 * @param archive which of the checked archives it was made in
 * @param inArchive its range counted from the start of that archive
 * @param endsReading whether the archive could not be read any further because of it
 */
public record Finding(Diagnostic problem, int archive, ByteRange inArchive, boolean endsReading) {}
