package dev.ironkit.demo.model;

/** How a part looks. */
@FunctionalInterface
interface Look {

    /**
     * {@return the figure; empty for nothing}
     *
     * @param damage 0 whole, 1 damaged, 2 a wreck
     * @param level 0 near to 3 far
     */
    Figure at(int damage, int level);
}
