package dev.ironkit.cli.fuzz;

/**
 * A command that was run, or is still running.
 *
 * @param request what was asked for
 * @param response what came back; null where nothing did in time
 * @param millis how long it took
 * @param busyMillis how much processor time the process took meanwhile
 * @param allocated how many bytes the thread of the command allocated
 * @param stacks where all threads were when it took too long; otherwise empty
 */
record Run(Request request, Response response, long millis, long busyMillis, long allocated, String stacks) {

    boolean ended() {
        return response != null;
    }
}
