package dev.ironkit.convert.importing.create;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was chosen, in words: one sentence for each choice, however many nodes it was made for. */
final class Notes {

    private final Map<String, Set<String>> titles = new LinkedHashMap<>();

    /**
     * Notes a choice.
     *
     * @param title what it was made for
     * @param choice the choice, as the end of a sentence that starts with the title
     */
    void add(String title, String choice) {
        titles.computeIfAbsent(choice, none -> new LinkedHashSet<>()).add(title);
    }

    /** Notes a choice that is about all of the model. */
    void add(String sentence) {
        titles.put(sentence, new LinkedHashSet<>());
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        titles.forEach((choice, of) -> sentences.add(of.isEmpty() ? choice : subject(of) + ": " + choice));
        return sentences;
    }

    private static String subject(Set<String> of) {
        String first = of.iterator().next();
        return of.size() == 1 ? first : first + " and " + (of.size() - 1) + " more";
    }
}
