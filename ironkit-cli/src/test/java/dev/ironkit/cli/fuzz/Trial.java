package dev.ironkit.cli.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * A case, what became of it, and a way to ask more.
 *
 * @param one the case
 * @param run how its command ended
 * @param changes what it did to its folder
 * @param outside what it did elsewhere
 * @param folder where its files are
 * @param more runs another command in the same folder
 */
record Trial(
        Case one,
        Run run,
        Scratch.Changes changes,
        List<String> outside,
        Path folder,
        Function<Request, Response> more) {

    Request request() {
        return run.request();
    }

    Response response() {
        return run.response();
    }

    String command() {
        return request().command();
    }

    /** {@return whether this case is one of those that a costly check looks at, one in so many} */
    boolean isOneIn(int many) {
        return Math.floorMod((one.number() * 0x9E3779B97F4A7C15L) >>> 17, many) == 0;
    }
}
