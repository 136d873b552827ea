package dev.ironkit.cli.fuzz;

import java.util.List;

/**
 * Files and a command.
 *
 * @param seed what the run began with
 * @param number which one of the run
 * @param files what is there before the command runs
 * @param folders empty folders that are there too
 * @param request the command
 */
record Case(long seed, long number, List<PlacedFile> files, List<String> folders, Request request) {

    Case {
        files = List.copyOf(files);
        folders = List.copyOf(folders);
    }

    Case with(List<PlacedFile> otherFiles) {
        return new Case(seed, number, otherFiles, folders, request);
    }

    Case with(Request other) {
        return new Case(seed, number, files, folders, other);
    }
}
