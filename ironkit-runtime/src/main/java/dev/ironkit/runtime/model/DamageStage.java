package dev.ironkit.runtime.model;

/** Which damage state a node shows. */
public final class DamageStage {

    private DamageStage() {}

    /**
     * {@return the state for what is left of a life: 0 for all of it, the number of rows for nothing, and there is no slot for that}
     *
     * @param rows the damage rows of the node, {@link PreparedModel#damageRows}
     * @param life what is left; below 0 counts as 0, above the most as the most
     * @param most what there was
     * @throws IllegalArgumentException if the most is not above 0, or the life is no number
     */
    public static int of(int rows, float life, float most) {
        if (!(most > 0) || Float.isNaN(life)) {
            throw new IllegalArgumentException("A life of " + life + " out of " + most + " says nothing.");
        }
        float left = Math.max(0, Math.min(most, life));
        return rows - (int) Math.ceil((double) rows * left / most);
    }
}
