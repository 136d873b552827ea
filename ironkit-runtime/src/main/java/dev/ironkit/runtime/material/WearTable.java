package dev.ironkit.runtime.material;

/** A wear list that has been loaded: a material and a start time for each row, and the lightmaps. */
final class WearTable {

    private final int[] materials;
    private final MaterialLook[] looks;
    private final AnimationTrack[] tracks;
    private final int[] startTimes;
    private final int[] lightmaps;

    WearTable(int[] materials, int[] lightmaps) {
        this.materials = materials;
        this.looks = new MaterialLook[materials.length];
        this.tracks = new AnimationTrack[materials.length];
        this.startTimes = new int[materials.length];
        this.lightmaps = lightmaps;
    }

    int count() {
        return tracks.length;
    }

    int lightmapCount() {
        return lightmaps.length;
    }

    /** The place of a row's material in the pool. */
    int material(int row) {
        return materials[row];
    }

    /** The material of a row itself, as long as the table holds a reference to it. */
    MaterialLook look(int row) {
        return looks[row];
    }

    /** Gives a row its material. */
    void take(int row, int place, MaterialLook look) {
        materials[row] = place;
        looks[row] = look;
        tracks[row] = look.track(0);
    }

    /** The track of a row's block. The first, which most queries are for, is at hand. */
    AnimationTrack track(int row, int block) {
        return block == 0 ? tracks[row] : looks[row].track(block);
    }

    /** The slot of a lightmap, -1 where it was not found. */
    int lightmap(int row) {
        return lightmaps[row];
    }

    int startTime(int row) {
        return startTimes[row];
    }

    void start(int row, int time) {
        startTimes[row] = time;
    }
}
