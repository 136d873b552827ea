package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;

/** The chunks of a PNG file that say what the picture is. The others, colour profiles among them, are passed over. */
final class PngFile {

    static final int[] SIGNATURE = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private final ByteView file;
    private final Problems problems;
    private final List<PngChunk> data = new ArrayList<>();
    private PngHeader header;
    private PngChunk palette;
    private PngChunk transparency;
    private boolean dataEnded;

    private PngFile(ByteView file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** {@return the chunks of the file, each of them whole, with the sizes of the header within the limits} */
    static PngFile read(ByteView file, Limits limits, Problems problems) {
        if (!file.startsWith(SIGNATURE)) {
            throw problems.fatal(
                    ImageProblem.PNG_SIGNATURE,
                    file.range(0, Math.min(SIGNATURE.length, file.length())),
                    HexBytes.of(file, SIGNATURE.length));
        }
        PngFile read = new PngFile(file, problems);
        read.chunks(limits);
        return read;
    }

    PngHeader header() {
        return header;
    }

    /** The packed pixels, in pieces. */
    List<PngChunk> data() {
        return data;
    }

    /** The palette, or null. */
    PngChunk palette() {
        return palette;
    }

    /** What is transparent, or null. */
    PngChunk transparency() {
        return transparency;
    }

    private void chunks(Limits limits) {
        for (int at = SIGNATURE.length; ; ) {
            PngChunk chunk = PngChunk.read(file, at, problems);
            at += chunk.whole().length();
            if (header == null) {
                header = header(chunk, limits);
            } else if (chunk.is("IEND")) {
                end(chunk);
                return;
            } else {
                take(chunk);
            }
        }
    }

    private PngHeader header(PngChunk chunk, Limits limits) {
        if (!chunk.is("IHDR") || chunk.content().length() != PngHeader.SIZE) {
            throw misplaced(chunk, "the first chunk is not a header of 13 bytes");
        }
        return PngHeader.read(chunk.checked(problems).content(), limits, problems);
    }

    private void take(PngChunk chunk) {
        boolean isData = chunk.is("IDAT");
        dataEnded |= !isData && !data.isEmpty();
        if (isData) {
            if (dataEnded) {
                throw misplaced(chunk, "the packed pixels are in two places");
            }
            data.add(chunk.checked(problems));
        } else if (chunk.is("PLTE")) {
            palette = beforeData(chunk);
        } else if (chunk.is("tRNS")) {
            transparency = beforeData(chunk);
        } else if (chunk.isCritical()) {
            throw misplaced(chunk, "the chunk " + chunk.printableName() + " is unknown, but the image needs it");
        }
    }

    private PngChunk beforeData(PngChunk chunk) {
        if (!data.isEmpty() || (chunk.is("PLTE") ? palette : transparency) != null) {
            throw misplaced(chunk, "the chunk " + chunk.name() + " is a duplicate or follows the pixels");
        }
        return chunk.checked(problems);
    }

    private void end(PngChunk chunk) {
        if (data.isEmpty()) {
            throw misplaced(chunk, "the file has no pixels (no IDAT chunk)");
        }
    }

    private RuntimeException misplaced(PngChunk chunk, String what) {
        return problems.fatal(ImageProblem.PNG_CHUNK, chunk.whole().range(), what);
    }
}
