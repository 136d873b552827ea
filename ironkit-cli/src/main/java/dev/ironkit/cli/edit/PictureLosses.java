package dev.ironkit.cli.edit;

import java.util.ArrayList;
import java.util.List;

/** What pictures lost as they became textures, of many in a few words: how many, and which of them most. */
public final class PictureLosses {

    private int count;
    private int different;
    private int largest;
    private String worst = "";

    /**
     * Hears of a texture that lost something.
     *
     * @param name what it is called
     * @param largestError the largest difference of one channel; 0 where no pixel differs from its picture
     */
    public void add(String name, int largestError) {
        count++;
        if (largestError > 0) {
            different++;
        }
        if (largestError > largest) {
            largest = largestError;
            worst = name;
        }
    }

    public boolean isEmpty() {
        return count == 0;
    }

    /** {@return how many, and the worst: {@code 42 textures, the worst HULL02.0 by 4 of 255}} */
    public String text() {
        List<String> parts = new ArrayList<>();
        parts.add(count == 1 ? "1 texture" : count + " textures");
        if (different == 1) {
            parts.add(worst + " by " + largest + " of 255");
        } else if (different > 1) {
            parts.add("the worst " + worst + " by " + largest + " of 255");
        }
        return String.join(", ", parts);
    }
}
