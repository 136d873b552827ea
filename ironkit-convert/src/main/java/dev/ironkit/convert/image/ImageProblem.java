package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What can be wrong with a picture file. The engine never sees one, so it has no part in these. */
public enum ImageProblem implements ProblemCode {
    PNG_SIGNATURE(
            "png.signature",
            "A PNG file must start with its eight signature bytes.",
            "the file starts with {0}, which is not a PNG signature",
            "If it is another kind of image, save it as PNG. A PNG transferred as text is damaged and must be"
                    + " transferred again."),
    PNG_CUT(
            "png.cut",
            "A PNG file must continue to its IEND chunk.",
            "{0} needs {1} bytes, but only {2} remain",
            "The file is truncated: save or copy it again."),
    PNG_CRC(
            "png.crc",
            "Every chunk that is read must match its checksum.",
            "the chunk {0} has checksum {1}, but the file says {2}",
            "The file is damaged: save or copy it again."),
    PNG_CHUNK(
            "png.chunk",
            "Every critical chunk must be a known one, in its place.",
            "{0}",
            "Save the image as a plain PNG."),
    PNG_HEADER(
            "png.header",
            "The header must give a size above zero and a valid pixel type.",
            "the header says {0} x {1} pixels, depth {2}, colour type {3}, compression {4}, filter {5}, interlace {6}",
            "The file is damaged or was not made by a paint program: save it again."),
    PNG_TOO_LARGE(
            "png.too-large",
            "An image may have at most 32768 pixels per side and take at most 256 MiB.",
            "{0} x {1} pixels are too many; the limits are {2} pixels per side and {3} MiB",
            "Scale the image down: no texture is larger than 4096 x 4096."),
    PNG_SIZE(
            "png.size",
            "The number of packed pixels must match the header.",
            "{0} x {1} pixels take {2} bytes, but the packed data holds {3}",
            "The size in the file is wrong: the file is damaged or malicious. Save it again."),
    PNG_PACKED(
            "png.packed",
            "The packed pixels must be readable.",
            "the packed data is broken: {0}",
            "The file is damaged: save or copy it again."),
    PNG_FILTER(
            "png.filter",
            "Each row must use one of the filters 0 to 4.",
            "row {0} has filter {1}",
            "The file is damaged: save or copy it again."),
    PNG_PALETTE(
            "png.palette",
            "Every pixel index must have a colour in the palette.",
            "{0}",
            "The file is damaged: save it again."),
    DDS_SIGNATURE(
            "dds.signature",
            "A DDS file must start with the bytes 44 44 53 20 and a header of 124 bytes.",
            "the file starts with {0}, which is not a DDS signature",
            "If it is another kind of image, save it as PNG or DDS."),
    DDS_CUT(
            "dds.cut",
            "A DDS file must contain every level announced in its header.",
            "{0} needs {1} bytes, but only {2} remain",
            "The file is truncated: save or copy it again."),
    DDS_SIZE(
            "dds.size",
            "The header of a DDS file must give a size above zero and no more levels than that size allows.",
            "the header says {0} x {1} pixels and {2} levels",
            "The file is damaged: save it again."),
    DDS_TOO_LARGE(
            "dds.too-large",
            "An image may have at most 32768 pixels per side and take at most 256 MiB.",
            "{0} x {1} pixels are too many; the limits are {2} pixels per side and {3} MiB",
            "Scale the image down: no texture is larger than 4096 x 4096."),
    DDS_PIXELS(
            "dds.pixels",
            "The pixels of a DDS file must be uncompressed with bit masks, or compressed as DXT1, DXT3 or DXT5.",
            "the pixel format {0} is not supported",
            "Save it without compression, for example as A8R8G8B8, or save a PNG."),
    DDS_KIND(
            "dds.kind",
            "A DDS file must contain one flat image.",
            "the file contains {0}, not one flat image",
            "Save one of its images on its own.");

    private final Rule about;

    ImageProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
