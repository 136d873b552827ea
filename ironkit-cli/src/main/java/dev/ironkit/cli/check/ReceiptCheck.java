package dev.ironkit.cli.check;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Receipt.FileState;
import dev.ironkit.workspace.ReceiptJson;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Looks whether the files on disk still are what receipts say: {@code verify --receipt}. */
final class ReceiptCheck {

    /** No receipt comes near this size. */
    private static final int LONGEST_RECEIPT = 256 << 20;

    /** How a file compares with what its receipt says. */
    private enum State {
        SAME,
        DIFFERS,
        MISSING;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A file that a receipt names, as it is now and where it is; null for one that is not there. */
    private record Found(String receipt, FileState claim, State state, FileState now, Path at) {}

    private final ToolCommand command;
    private final Problems problems;
    private final List<Found> found = new ArrayList<>();

    private ReceiptCheck(ToolCommand command, Problems problems) {
        this.command = command;
        this.problems = problems;
    }

    /**
     * Checks receipts and prints what was found.
     *
     * @param receipts the files that hold them
     * @return 0 if every file is as its receipt says, 1 if one is not, 4 if no receipt could be read, 3 if only some could
     */
    static int run(ToolCommand command, List<String> receipts) {
        Problems problems = command.problems(Problems.Mode.TOLERANT);
        ReceiptCheck check = new ReceiptCheck(command, problems);
        Batch batch = new Batch(problems);
        try (Workspace workspace = command.workspace()) {
            for (String receipt : receipts) {
                batch.item(() -> check.check(workspace, receipt));
            }
        }
        boolean differs = check.found.stream().anyMatch(one -> one.state() != State.SAME);
        int code = differs ? ExitCode.NO : ExitCode.of(batch.outcome());
        check.print(code);
        return code;
    }

    private void check(Workspace workspace, String receipt) {
        Located file = workspace.locate(receipt, problems);
        if (file.bytes().length() > LONGEST_RECEIPT) {
            throw new WorkspaceException(IoProblem.READ, receipt, "it is too large for a receipt");
        }
        ReceiptJson.Claims claims;
        try {
            claims = ReceiptJson.claims(new String(file.bytes().toByteArray(), StandardCharsets.UTF_8));
        } catch (JsonException e) {
            throw new WorkspaceException(RequestProblem.JSON, receipt, e.getMessage());
        }
        for (ReceiptJson.Claim claim : claims.files()) {
            List<Path> places = candidates(workspace, file.file().path(), claims.folder(), claim);
            Found one = compare(workspace, receipt, places, claim.file());
            found.add(one);
            if (one.state() != State.SAME) {
                problems.add(finding(one));
            }
        }
    }

    private static Found compare(Workspace workspace, String receipt, List<Path> places, FileState claim) {
        for (Path path : places) {
            if (Files.isRegularFile(path)) {
                MountedFile file = workspace.mount(path, claim.path());
                FileState now = new FileState(claim.path(), file.bytes().length(), Sha256.of(file.bytes()));
                workspace.release(file);
                State state = now.sha256().equals(claim.sha256()) ? State.SAME : State.DIFFERS;
                return new Found(
                        receipt, claim, state, now, path.toAbsolutePath().normalize());
            }
        }
        return new Found(receipt, claim, State.MISSING, null, null);
    }

    /**
     * Where the file may be, the likeliest first: where the receipt says; where its path leads from here; from the folder of the
     * receipt; beside the receipt, if both were moved together.
     */
    private static List<Path> candidates(
            Workspace workspace, Path receiptFile, Optional<String> said, ReceiptJson.Claim claim) {
        List<Path> candidates = new ArrayList<>();
        try {
            Path folder = real(receiptFile.toAbsolutePath().getParent());
            claim.fromReceipt().map(folder::resolve).ifPresent(candidates::add);
            Path path = workspace.path(workspace.parse(claim.file().path()));
            said.map(Path::of).map(start -> start.resolve(path)).ifPresent(candidates::add);
            candidates.add(path);
            candidates.add(folder.resolve(path));
            if (path.getFileName() != null) {
                candidates.add(folder.resolve(path.getFileName()));
            }
        } catch (InvalidPathException e) {
            // Then there is no such file on this system.
        }
        return candidates;
    }

    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            return folder;
        }
    }

    private static Diagnostic finding(Found one) {
        String message = one.state() == State.MISSING
                ? "the file no longer exists"
                : "the receipt says " + one.claim().size() + " bytes with sha256 "
                        + one.claim().sha256() + "; the file has " + one.now().size() + " bytes with sha256 "
                        + one.now().sha256() + " (" + one.at() + ")";
        return Diagnostic.of(IoProblem.RECEIPT, new AssetPath(one.claim().path()), message);
    }

    private void print(int code) {
        if (command.common.json) {
            JsonDocument.print(command.console(), "ironkit.verify.receipt", code, problems.all(), this::write);
        } else {
            Table table = new Table("state", ">size", "sha256", "file");
            found.forEach(one -> table.row(
                    one.state().word(),
                    one.claim().size(),
                    one.claim().sha256(),
                    one.claim().path()));
            table.print(command.console());
        }
        command.say(problems.all(), Severity.ERROR);
    }

    private void write(JsonWriter out) {
        out.name("files").array();
        for (Found one : found) {
            out.object()
                    .field("receipt", one.receipt())
                    .field("path", one.claim().path())
                    .field("state", one.state().word())
                    .field("expectedSize", one.claim().size())
                    .field("expectedSha256", one.claim().sha256());
            if (one.now() != null) {
                out.field("size", one.now().size()).field("sha256", one.now().sha256());
                out.field("foundAt", Address.slashed(one.at().toString()));
            }
            out.end();
        }
        out.end();
    }
}
