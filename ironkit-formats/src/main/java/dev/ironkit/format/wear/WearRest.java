package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;

/** Text behind the last row: read by nothing, unless the word LIGHTMAPS stands in it and no lightmaps stand before it. */
final class WearRest {

    private WearRest() {}

    /** Refuses a list without lightmaps whose rest would be taken for some. */
    static void check(WearList before, WearList after) {
        boolean asBefore = before.lightmaps().isEmpty() && before.rest().equals(after.rest());
        if (!asBefore && after.lightmaps().isEmpty() && saysLightmaps(after.rest())) {
            throw WearRefusal.of(WearProblem.EDIT_REST, "rest");
        }
    }

    /** Whether one of the parsers would read on: the engine's find the word anywhere, ours at the start and in any case. */
    private static boolean saysLightmaps(ByteView rest) {
        int start = WearText.skipBlanks(rest, 0);
        int end = WearText.trimmedEnd(rest, start, WearText.lineEnd(rest, start));
        return WearText.isKeyword(rest.slice(start, end - start)) || WearText.find(rest, 0) >= 0;
    }
}
