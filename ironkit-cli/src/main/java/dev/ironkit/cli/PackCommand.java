package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.extract.Packing;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "pack", header = "Put an archive together from a folder.")
final class PackCommand extends ToolCommand {

    @Parameters(paramLabel = "DIR")
    Path folder;

    @Option(names = "-o", required = true)
    Path target;

    @Override
    int run() {
        Problems problems = problems(Problems.Mode.TOLERANT);
        Packing packing = Packing.of(folder, problems);
        SafeWriter.save(SaveRequest.newFile(target, packing.container()::encode));
        return ExitCode.DONE;
    }
}
