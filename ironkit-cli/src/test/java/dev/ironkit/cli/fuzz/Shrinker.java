package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Takes away from a case what the finding does not need: words, files, and damage. */
final class Shrinker {

    private final Predicate<Case> shows;
    private int tries;

    /**
     * A shrinker.
     *
     * @param shows tells whether a case still shows the finding
     * @param tries how many cases to try at most
     */
    Shrinker(Predicate<Case> shows, int tries) {
        this.shows = shows;
        this.tries = tries;
    }

    Case shrink(Case one) {
        Case small = words(one);
        small = plain(small);
        small = files(small);
        small = damage(small);
        return words(small);
    }

    private boolean stillShows(Case one) {
        return tries-- > 0 && shows.test(one);
    }

    private Case words(Case one) {
        Case small = one;
        for (int width = 2; width >= 1; width--) {
            for (int at = small.request().args().size() - width; at >= 1; at--) {
                List<String> fewer = new ArrayList<>(small.request().args());
                if (at + width > fewer.size()) {
                    continue;
                }
                fewer.subList(at, at + width).clear();
                Case candidate = small.with(small.request().with(fewer));
                small = stillShows(candidate) ? candidate : small;
            }
        }
        return small;
    }

    private Case plain(Case one) {
        Request request = one.request();
        if (!request.terminal()) {
            return one;
        }
        Case candidate = one.with(new Request(request.args(), request.stdin(), false));
        return stillShows(candidate) ? candidate : one;
    }

    private Case files(Case one) {
        Case small = one;
        for (int at = small.files().size() - 1; at >= 0; at--) {
            List<PlacedFile> fewer = new ArrayList<>(small.files());
            fewer.remove(at);
            Case candidate = small.with(fewer);
            small = stillShows(candidate) ? candidate : small;
        }
        return small;
    }

    private Case damage(Case one) {
        Case small = one;
        for (int at = 0; at < small.files().size(); at++) {
            PlacedFile file = small.files().get(at);
            if (!file.isDamaged()) {
                continue;
            }
            Case sound = exchanged(small, at, file.with(file.sound()));
            if (stillShows(sound)) {
                small = sound;
            } else if (file.bytes().length() == file.sound().length()) {
                small = fewerBytes(small, at);
            }
        }
        return small;
    }

    private static Case exchanged(Case one, int at, PlacedFile file) {
        List<PlacedFile> files = new ArrayList<>(one.files());
        files.set(at, file);
        return one.with(files);
    }

    /** Makes runs of changed bytes sound again, one after the other. */
    private Case fewerBytes(Case one, int at) {
        Case small = one;
        byte[] sound = one.files().get(at).sound().toByteArray();
        byte[] bytes = one.files().get(at).bytes().toByteArray();
        for (int start = 0; start < bytes.length; start++) {
            if (bytes[start] == sound[start]) {
                continue;
            }
            int end = start + 1;
            while (end < bytes.length && end < start + 8 && bytes[end] != sound[end]) {
                end++;
            }
            byte[] fewer = bytes.clone();
            System.arraycopy(sound, start, fewer, start, end - start);
            Case candidate = exchanged(small, at, small.files().get(at).with(ByteView.of(fewer.clone())));
            if (stillShows(candidate)) {
                small = candidate;
                bytes = fewer;
            }
            start = end;
        }
        return small;
    }
}
