package dev.ironkit.toolkit.input;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.EditedPages;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.convert.image.SidecarReader;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A picture and what stands beside it on the disk: the file that says how its texture was stored, and files of its levels.
 *
 * @param picture the picture
 * @param sidecar what stands beside it
 */
public record PictureInput(PictureFile picture, Optional<Sidecar> sidecar) {

    /** More than any texture of the largest size needs, all of its unused bytes included. */
    private static final int MOST_BESIDE = 64 << 20;

    private static final Pattern PIECE = Pattern.compile("(.*)\\.(?:mip|page)[0-9]+\\.png");

    /** Whether a file is that of a level or page of another picture; one with a sidecar of its own is a texture. */
    public static boolean isPiece(Path file) {
        String name = file.getFileName().toString();
        return PIECE.matcher(name.toLowerCase(Locale.ROOT)).matches() && !hasSidecar(file);
    }

    /** The name without its ending of the picture that a file is a level or page of. */
    public static Optional<String> pieceOf(Path file) {
        Matcher piece = PIECE.matcher(file.getFileName().toString().toLowerCase(Locale.ROOT));
        return piece.matches() ? Optional.of(piece.group(1)) : Optional.empty();
    }

    /** The name of a picture without its ending, as {@link #pieceOf} gives it. */
    public static String stem(Path picture) {
        String name = picture.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    }

    /** Whether a file only says more of a picture beside it, with which it is read: its sidecar, a level, a page. */
    public static boolean goesWithAnother(Path file) {
        String name = file.getFileName().toString();
        if (name.endsWith(Sidecar.SUFFIX)) {
            String picture = name.substring(0, name.length() - Sidecar.SUFFIX.length());
            return Files.isRegularFile(file.resolveSibling(picture));
        }
        return isPiece(file)
                && Files.isRegularFile(file.resolveSibling(
                        name.substring(0, pieceOf(file).orElseThrow().length()) + ".png"));
    }

    private static boolean hasSidecar(Path file) {
        return Files.isRegularFile(file.resolveSibling(file.getFileName() + Sidecar.SUFFIX));
    }

    public static PictureInput read(Workspace workspace, Located found, MipsIn mips, Problems problems) {
        Problems here = problems.at(found.path());
        PictureFile picture = PictureFile.read(found.bytes().load(), here);
        if (!found.levels().isEmpty() || !found.file().isOnDisk()) {
            return new PictureInput(picture, Optional.empty());
        }
        Path file = found.file().path();
        Optional<Sidecar> sidecar = sibling(workspace, file, file.getFileName() + Sidecar.SUFFIX, problems)
                .map(text -> SidecarReader.read(text.bytes(), text.problems()));
        // Written without its levels, it has none: such files beside it are left from something else.
        boolean alone = sidecar.filter(known -> known.mips().equals("base")).isPresent() && mips != MipsIn.FILES;
        PictureFile whole = alone ? picture : withLevels(workspace, file, picture, problems);
        return new PictureInput(
                sidecar.map(known -> EditedPages.put(whole, known, pages(workspace, file, known, problems), here))
                        .orElse(whole),
                sidecar);
    }

    private static List<EditedPages.Page> pages(Workspace workspace, Path file, Sidecar sidecar, Problems problems) {
        String name = file.getFileName().toString();
        String stem = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
        int count = sidecar.pages().map(List::size).orElse(0);
        List<EditedPages.Page> pages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            String piece = stem + ".page" + i + ".png";
            Path path = file.resolveSibling(piece);
            if (Files.isRegularFile(path) && !hasSidecar(path)) {
                sibling(workspace, file, piece, problems)
                        .ifPresent(found -> pages.add(new EditedPages.Page(
                                number,
                                piece,
                                PictureFile.read(found.bytes(), found.problems())
                                        .levels()
                                        .get(0),
                                found.problems().path())));
            }
        }
        return pages;
    }

    /** Bytes of a file beside, and the collector for what is wrong with it. */
    private record Sibling(ByteView bytes, Problems problems) {}

    private static PictureFile withLevels(Workspace workspace, Path file, PictureFile first, Problems problems) {
        String name = file.getFileName().toString();
        if (first.levels().size() > 1 || !name.toLowerCase(Locale.ROOT).endsWith(".png")) {
            return first;
        }
        String stem = name.substring(0, name.length() - 4);
        PictureFile picture = first;
        for (int level = 1; ; level++) {
            String piece = stem + ".mip" + level + ".png";
            Optional<Sibling> next = sibling(workspace, file, piece, problems);
            if (next.isEmpty() || hasSidecar(file.resolveSibling(piece))) {
                return picture;
            }
            PictureFile read = PictureFile.read(next.get().bytes(), next.get().problems());
            picture = picture.with(read.levels().get(0));
        }
    }

    private static Optional<Sibling> sibling(Workspace workspace, Path file, String name, Problems problems) {
        Path path = file.resolveSibling(name);
        if (!Files.isRegularFile(path)) {
            return Optional.empty();
        }
        String address = Address.slashed(path.toString());
        MountedFile mounted = workspace.mount(path, address);
        boolean fits = mounted.bytes().length() <= MOST_BESIDE;
        ByteView bytes = fits ? mounted.bytes().load() : null;
        workspace.release(mounted);
        if (!fits) {
            throw new WorkspaceException(IoProblem.HELD, address, MOST_BESIDE >> 20);
        }
        return Optional.of(new Sibling(bytes, problems.at(new AssetPath(address))));
    }
}
