package dev.ironkit.format.texm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds pages that share pixels.
 *
 * <p>A line is swept over the picture from left to right, with the pages it crosses sorted by their upper edges. A page that
 * shares pixels with one of them is named and left out, so those on the line never share any and one look at a neighbour is
 * enough: a hostile table of a million pages takes no longer than sorting it.
 */
final class PageOverlaps {

    /** Takes two pages that share pixels. */
    @FunctionalInterface
    interface Pair {
        void accept(int page, int other);
    }

    /** An edge of a page. */
    private record Edge(int x, boolean starts, int page) {}

    private static final Comparator<Edge> ORDER =
            Comparator.comparingInt(Edge::x).thenComparing(Edge::starts).thenComparingInt(Edge::page);

    private PageOverlaps() {}

    /** Names each page that shares pixels with one found before it, in the order of their left edges. */
    static void forEach(PageTable pages, Pair found) {
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < pages.count(); i++) {
            PageRect rect = pages.rect(i);
            if (rect.w() > 0 && rect.h() > 0) {
                edges.add(new Edge(rect.x(), true, i));
                edges.add(new Edge(rect.x() + rect.w(), false, i));
            }
        }
        edges.sort(ORDER);
        TreeMap<Integer, Integer> crossed = new TreeMap<>();
        for (Edge edge : edges) {
            PageRect rect = pages.rect(edge.page());
            int top = rect.y();
            if (!edge.starts()) {
                crossed.remove(top, edge.page());
                continue;
            }
            Map.Entry<Integer, Integer> near = crossed.lowerEntry(top + rect.h());
            if (near != null && near.getKey() + pages.rect(near.getValue()).h() > top) {
                int other = near.getValue();
                found.accept(Math.max(edge.page(), other), Math.min(edge.page(), other));
            } else {
                crossed.put(top, edge.page());
            }
        }
    }
}
