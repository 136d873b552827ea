package dev.ironkit.cli.command;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Refuses options that all commands have where they cannot act: whoever gives one means something, and would think it was done.
 *
 * <p>How much is said and in which form is no matter of inputs; those options always act.
 */
final class IdleOptions {

    private final ToolCommand command;
    private final SharedUse use;

    private IdleOptions(ToolCommand command, SharedUse use) {
        this.command = command;
        this.use = use;
    }

    /**
     * Looks at what was given.
     *
     * @throws UsageException if some of it cannot act
     */
    static void check(ToolCommand command) {
        new IdleOptions(command, command.shared()).check();
    }

    private void check() {
        String name = command.name();
        boolean opens = !use.acts().isEmpty();
        refuse("--read", use.can(SharedUse.Acts.READ), opens ? name + " always reads in the same way" : opensNothing());
        refuse("--wear-parser", use.can(SharedUse.Acts.LISTS), "no material list is used here");
        refuse("--rsli-overlay", use.can(SharedUse.Acts.OVERLAY), "no library is opened here");
        refuse(
                "--as",
                use.can(SharedUse.Acts.KIND),
                opens ? "the kind of a file is determined by its bytes here" : opensNothing());
        if (command.isGiven("--rsli-overlay")) {
            refuse("--rsli-overlay", anyAddress(this::mayHoldLibrary), "the input contains no RsLi library");
        }
        if (command.isGiven("--as")) {
            checkKind();
        }
        checkAttributes();
        boolean named = use.addresses().stream().anyMatch(text -> text.startsWith(Address.GAME));
        refuse(
                "--game",
                named || use.can(SharedUse.Acts.GAME),
                "no address starts with game:, and no other game file is used");
    }

    private String opensNothing() {
        return command.name() + " opens no assets";
    }

    private void checkKind() {
        List<String> loose = use.loose();
        boolean acts = loose.isEmpty() || loose.stream().anyMatch(this::mayBeLoose);
        refuse(
                "--as",
                acts,
                (loose.isEmpty() ? "" : "'" + loose.get(0) + "' is an entry: ") + "its archive determines its kind");
    }

    /** Attributes mean something to a material alone; elsewhere they are shown, or stored with what is put in. */
    private void checkAttributes() {
        boolean ofMaterial = use.can(SharedUse.Acts.KIND)
                && AssetKind.MAT0
                        .word()
                        .equals(String.valueOf(command.common.as).toLowerCase(Locale.ROOT));
        for (String option : List.of("--attr1", "--attr2", "--attr3")) {
            boolean matters = ofMaterial && !option.equals("--attr3");
            refuse(
                    option,
                    matters || use.can(SharedUse.Acts.ATTRIBUTES),
                    option.equals("--attr3")
                            ? "no asset uses it"
                            : "among loose files, only materials use it (--as mat0)");
        }
    }

    private void refuse(String option, boolean acts, String why) {
        if (!acts && command.isGiven(option)) {
            throw new UsageException(option + " has no effect here: " + why);
        }
    }

    private interface Question {
        boolean ask(Workspace workspace, Address address);
    }

    private boolean anyAddress(Question question) {
        try (Workspace workspace = command.workspace()) {
            return use.addresses().isEmpty()
                    || use.addresses().stream()
                            .anyMatch(text ->
                                    text.equals(InputFile.STREAM) || question.ask(workspace, workspace.parse(text)));
        } catch (RuntimeException e) {
            if (Failure.of(e).isEmpty()) {
                throw e;
            }
            // What cannot be opened is told by the command itself.
            return true;
        }
    }

    private boolean mayBeLoose(String text) {
        if (text.equals(InputFile.STREAM)) {
            return true;
        }
        try (Workspace workspace = command.workspace()) {
            return workspace.parse(text).steps().isEmpty();
        } catch (RuntimeException e) {
            if (Failure.of(e).isEmpty()) {
                throw e;
            }
            return true;
        }
    }

    /** Whether a file is a library or holds one; of a folder anything may be true. */
    private boolean mayHoldLibrary(Workspace workspace, Address address) {
        if (!Files.isRegularFile(workspace.path(address))) {
            return true;
        }
        Address root = new Address(address.root(), address.inGame(), List.of(), Map.of());
        Located file = workspace.locate(root, Problems.tolerant());
        return switch (AssetKind.sniff(file.bytes())) {
            case RSLI -> true;
            case NRES -> holdsLibrary(workspace, file);
            default -> false;
        };
    }

    private static boolean holdsLibrary(Workspace workspace, Located file) {
        Archive archive = file.container(Problems.tolerant());
        return archive.directory().stream().filter(ArchiveEntry::usable).anyMatch(entry -> {
            AssetKind kind = AssetKind.sniff(archive.start(entry.index(), AssetKind.MARK_SIZE));
            // What lies deeper in archives is not looked at here, but may be there; a model has its tables.
            return kind == AssetKind.RSLI
                    || (kind == AssetKind.NRES
                            && workspace
                                            .enter(file, entry.index(), Problems.tolerant())
                                            .kind()
                                    != AssetKind.MSH);
        });
    }
}
