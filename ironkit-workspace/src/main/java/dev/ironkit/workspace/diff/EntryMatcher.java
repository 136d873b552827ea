package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Finds which entry of one archive is which of the other.
 *
 * <p>By name first. Where a name repeats, entries of the same type and content belong together, then those of the same type in
 * order, then what is left in order. What has no partner by name may have one by content: it was renamed.
 */
final class EntryMatcher {

    /**
     * Two entries that belong together.
     *
     * @param a the index on the first side
     * @param b the index on the second
     * @param renamed whether only their content says so
     */
    record Pair(int a, int b, boolean renamed) {}

    private final OpenedArchive a;
    private final OpenedArchive b;
    private final List<Pair> pairs = new ArrayList<>();
    private final List<Integer> restA = new ArrayList<>();
    private final List<Integer> restB = new ArrayList<>();

    EntryMatcher(OpenedArchive a, OpenedArchive b) {
        this.a = a;
        this.b = b;
        byName();
        byContent();
        pairs.sort(Comparator.comparingInt(Pair::a));
        restA.sort(null);
        restB.sort(null);
    }

    List<Pair> pairs() {
        return pairs;
    }

    /** Indices on the first side that have no partner. */
    List<Integer> removed() {
        return restA;
    }

    /** Indices on the second side that have no partner. */
    List<Integer> added() {
        return restB;
    }

    private void byName() {
        Map<String, List<Integer>> namesA = names(a);
        Map<String, List<Integer>> namesB = names(b);
        namesA.forEach((name, indices) -> {
            List<Integer> others = namesB.remove(name);
            if (others == null) {
                restA.addAll(indices);
            } else if (indices.size() == 1 && others.size() == 1) {
                pairs.add(new Pair(indices.get(0), others.get(0), false));
            } else {
                repeats(indices, others);
            }
        });
        namesB.values().forEach(restB::addAll);
    }

    private static Map<String, List<Integer>> names(OpenedArchive archive) {
        Map<String, List<Integer>> names = new LinkedHashMap<>();
        archive.entries()
                .forEach(entry -> names.computeIfAbsent(folded(entry.name()), name -> new ArrayList<>())
                        .add(entry.index()));
        return names;
    }

    private static String folded(ByteView name) {
        byte[] bytes = name.toByteArray();
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) FixedText.fold(bytes[at] & 0xFF);
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private void repeats(List<Integer> indices, List<Integer> others) {
        List<Integer> left = new ArrayList<>(indices);
        List<Integer> right = new ArrayList<>(others);
        inStep(left, right, this::isSame);
        byKey(left, right, index -> key(a, index, true), index -> key(b, index, true), false);
        byKey(
                left,
                right,
                index -> a.entry(index).type(),
                index -> b.entry(index).type(),
                false);
        inStep(left, right, (x, y) -> true);
        restA.addAll(left);
        restB.addAll(right);
    }

    /** Pairs the n-th with the n-th where they fit. */
    private void inStep(List<Integer> left, List<Integer> right, BiPredicate<Integer, Integer> fits) {
        Set<Integer> taken = new HashSet<>();
        int common = Math.min(left.size(), right.size());
        for (int i = 0; i < common; i++) {
            if (fits.test(left.get(i), right.get(i))) {
                pairs.add(new Pair(left.get(i), right.get(i), false));
                taken.add(i);
            }
        }
        removeAt(left, taken);
        removeAt(right, taken);
    }

    private static void removeAt(List<Integer> list, Set<Integer> positions) {
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            if (!positions.contains(i)) {
                kept.add(list.get(i));
            }
        }
        list.clear();
        list.addAll(kept);
    }

    private boolean isSame(int left, int right) {
        return a.entry(left).type().equals(b.entry(right).type())
                && a.entry(left).size() == b.entry(right).size()
                && a.content(left).equals(b.content(right));
    }

    /** Pairs what has the same key, in order; null is no key. */
    private void byKey(
            List<Integer> left,
            List<Integer> right,
            Function<Integer, String> keyA,
            Function<Integer, String> keyB,
            boolean renamed) {
        Map<String, Deque<Integer>> byKey = new HashMap<>();
        for (Integer index : right) {
            String key = keyB.apply(index);
            if (key != null) {
                byKey.computeIfAbsent(key, k -> new ArrayDeque<>()).add(index);
            }
        }
        Set<Integer> takenA = new HashSet<>();
        Set<Integer> takenB = new HashSet<>();
        for (Integer index : left) {
            String key = byKey.isEmpty() ? null : keyA.apply(index);
            Integer partner = key == null || !byKey.containsKey(key)
                    ? null
                    : byKey.get(key).poll();
            if (partner != null) {
                pairs.add(new Pair(index, partner, renamed));
                takenA.add(index);
                takenB.add(partner);
            }
        }
        left.removeIf(takenA::contains);
        right.removeIf(takenB::contains);
    }

    private static String key(OpenedArchive archive, int index, boolean withType) {
        String type = withType ? archive.entry(index).type() : "";
        return type + ":" + archive.entry(index).size() + ":" + archive.hash(index);
    }

    /** Only contents whose size occurs on both sides are hashed; that two are both empty says nothing. */
    private void byContent() {
        Set<Long> sizes = new HashSet<>();
        restA.forEach(index -> sizes.add(a.entry(index).size()));
        Set<Long> common = new HashSet<>();
        restB.forEach(index -> common.add(b.entry(index).size()));
        common.retainAll(sizes);
        common.remove(0L);
        byKey(
                restA,
                restB,
                index -> common.contains(a.entry(index).size()) ? key(a, index, false) : null,
                index -> common.contains(b.entry(index).size()) ? key(b, index, false) : null,
                true);
    }
}
