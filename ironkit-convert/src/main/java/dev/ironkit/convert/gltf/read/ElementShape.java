package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.read.Accessor.Component;

/** How many numbers make an element, and how they are laid out. */
enum ElementShape {
    SCALAR(1, 1),
    VEC2(1, 2),
    VEC3(1, 3),
    VEC4(1, 4),
    MAT2(2, 2),
    MAT3(3, 3),
    MAT4(4, 4);

    private static final int ALIGNMENT = 4;

    private final int columns;
    private final int rows;

    ElementShape(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** {@return the one that a file means} */
    static ElementShape of(Json name) {
        String wanted = name.text("");
        for (ElementShape shape : values()) {
            if (shape.name().equals(wanted)) {
                return shape;
            }
        }
        throw name.wrong("SCALAR, VEC2, VEC3, VEC4, MAT2, MAT3 or MAT4");
    }

    /** {@return how many numbers an element has} */
    int components() {
        return columns * rows;
    }

    /** {@return how many bytes an element takes; columns of matrices begin at multiples of four} */
    int size(Component component) {
        return columns == 1 ? rows * component.size() : columns * columnSize(component);
    }

    private int columnSize(Component component) {
        return (rows * component.size() + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    /** {@return where a number stands in its element, in bytes} */
    int offset(Component component, int index) {
        return columns == 1
                ? index * component.size()
                : index / rows * columnSize(component) + index % rows * component.size();
    }
}
