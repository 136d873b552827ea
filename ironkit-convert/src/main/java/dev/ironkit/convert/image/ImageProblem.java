package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What can be wrong with a picture file. The engine never sees one, so it has no part in these. */
public enum ImageProblem implements ProblemCode {
    PNG_SIGNATURE(
            "png.signature",
            "A PNG file starts with its eight signature bytes.",
            "the file starts with {0}, which is not a PNG",
            "If it is another kind of picture, save it as PNG; a PNG sent as text is damaged and has to be sent again."),
    PNG_CUT(
            "png.cut",
            "A PNG file goes on to its IEND chunk.",
            "{0} needs {1} bytes, {2} are left",
            "The file is cut off: save or copy it again."),
    PNG_CRC(
            "png.crc",
            "Each chunk that is read has the check sum that stands behind it.",
            "the chunk {0} has check sum {1}, the file says {2}",
            "The file is damaged: save or copy it again."),
    PNG_CHUNK(
            "png.chunk",
            "Every chunk that matters for the picture is a known one, in its place.",
            "{0}",
            "Save the picture as a plain PNG."),
    PNG_HEADER(
            "png.header",
            "The header says a size above zero and one of the fifteen kinds of pixel.",
            "the header says {0} x {1} pixels, depth {2}, colour type {3}, compression {4}, filter {5}, interlace {6}",
            "The file is damaged or was not made by a paint program: save it again."),
    PNG_TOO_LARGE(
            "png.too-large",
            "A picture has at most 32768 pixels a side and takes at most 256 MiB.",
            "{0} x {1} pixels are too many; the limits are {2} a side and {3} MiB",
            "Scale the picture down: no texture is larger than 4096 x 4096."),
    PNG_SIZE(
            "png.size",
            "The packed pixels are as many as the header says.",
            "{0} x {1} pixels are {2} bytes, the packed data holds {3}",
            "The file lies about its size: it is damaged or was made to harm. Save it again."),
    PNG_PACKED(
            "png.packed",
            "The packed pixels can be unpacked.",
            "the packed data is broken: {0}",
            "The file is damaged: save or copy it again."),
    PNG_FILTER(
            "png.filter",
            "A row is stored with one of the filters 0 to 4.",
            "row {0} has filter {1}",
            "The file is damaged: save or copy it again."),
    PNG_PALETTE(
            "png.palette",
            "A pixel that is an index has a colour in the palette.",
            "{0}",
            "The file is damaged: save it again."),
    DDS_SIGNATURE(
            "dds.signature",
            "A DDS file starts with the bytes 44 44 53 20 and a header of 124 bytes.",
            "the file starts with {0}, which is not a DDS",
            "If it is another kind of picture, save it as PNG or DDS."),
    DDS_CUT(
            "dds.cut",
            "A DDS file holds every level that its header names.",
            "{0} needs {1} bytes, {2} are left",
            "The file is cut off: save or copy it again."),
    DDS_SIZE(
            "dds.size",
            "The header of a DDS says a size above zero, and no more levels than that size has.",
            "the header says {0} x {1} pixels and {2} levels",
            "The file is damaged: save it again."),
    DDS_TOO_LARGE(
            "dds.too-large",
            "A picture has at most 32768 pixels a side and takes at most 256 MiB.",
            "{0} x {1} pixels are too many; the limits are {2} a side and {3} MiB",
            "Scale the picture down: no texture is larger than 4096 x 4096."),
    DDS_PIXELS(
            "dds.pixels",
            "The pixels of a DDS are stored plainly under masks, or packed as DXT1, DXT3 or DXT5.",
            "pixels of the kind {0} are not read",
            "Save it without compression, for example as A8R8G8B8, or save a PNG."),
    DDS_KIND(
            "dds.kind",
            "A DDS holds one flat picture.",
            "the file holds {0}, not one flat picture",
            "Save one picture of it on its own.");

    private final Rule about;

    ImageProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
