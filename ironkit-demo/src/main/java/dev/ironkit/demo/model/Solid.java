package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Faces that bound something, each a convex polygon seen from outside against the clock. Immutable.
 *
 * @param faces the faces
 */
record Solid(List<List<Corner>> faces) {

    static final Solid NOTHING = new Solid(List.of());

    Solid {
        faces = faces.stream().map(List::copyOf).toList();
    }

    /** {@return this and others as one} */
    Solid and(Solid... others) {
        List<List<Corner>> all = new ArrayList<>(faces);
        for (Solid other : others) {
            all.addAll(other.faces);
        }
        return new Solid(all);
    }

    Solid moved(double x, double y, double z) {
        return changed(corner -> corner.moved(x, y, z));
    }

    Solid turned(Axis axis, double degrees) {
        double angle = StrictMath.toRadians(degrees);
        double sin = StrictMath.sin(angle);
        double cos = StrictMath.cos(angle);
        return changed(corner -> corner.turned(axis, sin, cos));
    }

    /** {@return the same, longer, wider and higher} */
    Solid stretched(double length, double width, double height) {
        return length == 1 && width == 1 && height == 1
                ? this
                : changed(corner -> corner.stretched(length, width, height));
    }

    Solid scaled(double factor) {
        return stretched(factor, factor, factor);
    }

    /** {@return the same on the other side, y to -y; corners go the other way round, so that the outside stays outside} */
    Solid mirrored() {
        List<List<Corner>> mirrored = new ArrayList<>();
        for (List<Corner> face : faces) {
            List<Corner> corners =
                    new ArrayList<>(face.stream().map(Corner::mirrored).toList());
            Collections.reverse(corners);
            mirrored.add(corners);
        }
        return new Solid(mirrored);
    }

    /** {@return the same seen from inside} */
    Solid insideOut() {
        List<List<Corner>> turned = new ArrayList<>();
        for (List<Corner> face : faces) {
            List<Corner> corners =
                    new ArrayList<>(face.stream().map(Corner::flipped).toList());
            Collections.reverse(corners);
            turned.add(corners);
        }
        return new Solid(turned);
    }

    /** {@return the same without the faces that look forward} */
    Solid withoutFront() {
        return new Solid(faces.stream().filter(face -> face.get(0).nx() < 0.5).toList());
    }

    /** {@return the same without the faces that look along x} */
    Solid withoutEnds() {
        return new Solid(
                faces.stream().filter(face -> Math.abs(face.get(0).nx()) < 0.5).toList());
    }

    private Solid changed(UnaryOperator<Corner> change) {
        return new Solid(
                faces.stream().map(face -> face.stream().map(change).toList()).toList());
    }

    int triangleCount() {
        return faces.stream().mapToInt(face -> face.size() - 2).sum();
    }

    /** {@return the distinct corners in the order of their first use, each with its number} */
    private Map<Corner, Integer> numbered() {
        Map<Corner, Integer> numbers = new LinkedHashMap<>();
        faces.forEach(face -> face.forEach(corner -> numbers.putIfAbsent(corner, numbers.size())));
        return numbers;
    }

    /** {@return the solid as triangles: a fan for each face} */
    MeshPlan mesh() {
        Map<Corner, Integer> numbers = numbered();
        float[] positions = new float[numbers.size() * 3];
        float[] normals = new float[numbers.size() * 3];
        float[] uvs = new float[numbers.size() * 2];
        numbers.forEach((corner, at) -> {
            put(positions, at * 3, corner.x(), corner.y(), corner.z());
            put(normals, at * 3, corner.nx(), corner.ny(), corner.nz());
            put(uvs, at * 2, corner.u(), corner.v());
        });
        return MeshPlan.of(positions, normals, uvs, fans(numbers));
    }

    private static void put(float[] into, int at, double... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            into[at + i] = (float) numbers[i];
        }
    }

    private int[] fans(Map<Corner, Integer> numbers) {
        int[] indices = new int[triangleCount() * 3];
        int at = 0;
        for (List<Corner> face : faces) {
            for (int i = 2; i < face.size(); i++) {
                indices[at++] = numbers.get(face.get(0));
                indices[at++] = numbers.get(face.get(i - 1));
                indices[at++] = numbers.get(face.get(i));
            }
        }
        return indices;
    }
}
