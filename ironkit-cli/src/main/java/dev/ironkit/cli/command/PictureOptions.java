package dev.ironkit.cli.command;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.convert.image.ImportOptions.PaletteChoice;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.texm.Dither;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.edit.PictureSettings;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** How pictures become textures and textures pictures. */
public final class PictureOptions implements PictureSettings {

    @Option(
            order = 701,
            names = "--mips",
            paramLabel = "base|files|keep|rebuild",
            description = {
                "Smaller levels. Export: base (level 0 only) or files (NAME.mip1.png...)."
                        + " Default: files only if they cannot be rebuilt.",
                "Import: keep, rebuild or files. Default: kept if the image is unchanged, imported from files if those"
                        + " were edited, otherwise rebuilt."
            })
    public String mips;

    @Option(
            order = 702,
            names = "--format",
            paramLabel = "0|2|565|556|4444|88|888|8888",
            description = "The pixel format of the texture. Default: as before.")
    String format;

    @Option(
            order = 703,
            names = "--dither",
            paramLabel = "none|ordered|diffusion",
            description = "Hide the steps between 16-bit or palette colours.")
    String dither;

    @Option(
            order = 704,
            names = "--quantize",
            paramLabel = "exact|nearest|new",
            description = "Colours that are not in the palette: refuse them, use the nearest, or make a new palette.")
    String quantize;

    @Option(
            order = 705,
            names = "--filter",
            paramLabel = "box|lanczos|cutout",
            description = "How to rebuild levels: as in the game, or sharper; cutout weighs colours by alpha.")
    String filter;

    @Option(
            order = 706,
            names = "--levels",
            paramLabel = "N",
            description = "The number of levels. Default: as before.")
    String levels;

    @Option(order = 707, names = "--resize", description = "Give the texture the size of the image.")
    public boolean resize;

    @Option(
            order = 708,
            names = "--palette",
            paramLabel = "X",
            description = "The palette for textures without their own: a PAL file or entry.")
    public String palette;

    public MipsOut out() {
        if (mips == null) {
            return MipsOut.AUTO;
        }
        return switch (mips.toLowerCase(Locale.ROOT)) {
            case "base" -> MipsOut.BASE;
            case "files" -> MipsOut.FILES;
            default -> throw new UsageException("--mips takes base or files for textures, not " + mips);
        };
    }

    @Override
    public ImportOptions in(Optional<Palette> colours) {
        return new ImportOptions(format(), dither(), quantize(), mipsIn(), filter(), levels(), resize, colours);
    }

    /** The palette the user named. */
    @Override
    public Optional<Palette> palette(Workspace workspace, Problems problems) {
        return Optional.ofNullable(palette)
                .map(text -> workspace.locate(Inputs.whole(workspace, text), problems))
                .map(found -> Palette.of(PalFormat.PAL
                        .decode(found.bytes(), problems.at(found.path()))
                        .colours()));
    }

    @Override
    public MipsIn mipsIn() {
        if (mips == null) {
            return MipsIn.AUTO;
        }
        return switch (mips.toLowerCase(Locale.ROOT)) {
            case "keep" -> MipsIn.KEEP;
            case "rebuild" -> MipsIn.REBUILD;
            case "files" -> MipsIn.FILES;
            default -> throw new UsageException("--mips takes keep, rebuild or files for images, not " + mips);
        };
    }

    private Optional<PixelFormat> format() {
        if (format == null) {
            return Optional.empty();
        }
        for (PixelFormat known : PixelFormat.values()) {
            if (format.equals(Integer.toString(known.code()))) {
                return Optional.of(known);
            }
        }
        throw new UsageException("--format takes 0, 2, 565, 556, 4444, 88, 888 or 8888, not " + format);
    }

    /** {@return the options the user gave that say how a picture becomes a texture} */
    public List<String> forTextures() {
        List<String> given = new ArrayList<>();
        add(given, format != null, "--format");
        add(given, dither != null, "--dither");
        add(given, quantize != null, "--quantize");
        add(given, filter != null, "--filter");
        add(given, levels != null, "--levels");
        add(given, resize, "--resize");
        return given;
    }

    /** {@return all of these options that the user gave} */
    public List<String> given() {
        List<String> given = new ArrayList<>();
        add(given, mips != null, "--mips");
        given.addAll(forTextures());
        add(given, palette != null, "--palette");
        return given;
    }

    private static void add(List<String> names, boolean given, String name) {
        if (given) {
            names.add(name);
        }
    }

    private static String word(String given, String otherwise) {
        return given == null ? otherwise : given.toLowerCase(Locale.ROOT);
    }

    private Dither dither() {
        return switch (word(dither, "none")) {
            case "none" -> Dither.NONE;
            case "ordered" -> Dither.ORDERED;
            case "diffusion" -> Dither.ERROR_DIFFUSION;
            default -> throw new UsageException("--dither takes none, ordered or diffusion, not " + dither);
        };
    }

    private PaletteChoice quantize() {
        return switch (word(quantize, "exact")) {
            case "exact" -> PaletteChoice.EXACT;
            case "nearest" -> PaletteChoice.NEAREST;
            case "new" -> PaletteChoice.NEW;
            default -> throw new UsageException("--quantize takes exact, nearest or new, not " + quantize);
        };
    }

    private MipFilter filter() {
        return switch (word(filter, "box")) {
            case "box" -> MipFilter.BOX;
            case "lanczos" -> MipFilter.LANCZOS;
            case "cutout" -> MipFilter.LANCZOS_WEIGHTED;
            default -> throw new UsageException("--filter takes box, lanczos or cutout, not " + filter);
        };
    }

    private OptionalInt levels() {
        if (levels == null) {
            return OptionalInt.empty();
        }
        if (levels.matches("[1-9]|1[0-3]")) {
            return OptionalInt.of(Integer.parseInt(levels));
        }
        throw new UsageException("--levels takes a number from 1 to 13, not " + levels);
    }
}
