package dev.ironkit.format.link;

import java.util.List;

/** What one asset says about others. Places are counted from its first byte. */
public sealed interface LinkFacts {

    /** Of what names nothing. */
    LinkFacts NOTHING = new None(false);

    /** Of what should name something and cannot be read. */
    LinkFacts UNREADABLE = new None(true);

    /**
     * Nothing.
     *
     * @param unreadable whether there would be something if it could be read
     */
    record None(boolean unreadable) implements LinkFacts {}

    /**
     * Of a model: which rows of its list it is drawn with.
     *
     * @param documented whether rows stand in the word at 2; then there are no lightmaps
     * @param hasCoordinates whether it has coordinates for lightmaps
     * @param uses the rows, in the order of the first batch of each
     */
    record OfModel(boolean documented, boolean hasCoordinates, List<RowUse> uses) implements LinkFacts {
        public OfModel {
            uses = List.copyOf(uses);
        }
    }

    /**
     * The batches of a model that are drawn alike.
     *
     * @param row the row of the material
     * @param lightmap the row of the lightmap, or -1
     * @param flagged whether they are marked as lightmapped
     * @param first the first of them
     * @param count how many there are
     * @param at where the first one starts
     */
    record RowUse(int row, int lightmap, boolean flagged, int first, int count, int at) {}

    /**
     * Of a material list.
     *
     * @param materials its materials, row by row
     * @param lightmaps its lightmaps, row by row
     */
    record OfList(List<Row> materials, List<Row> lightmaps) implements LinkFacts {
        public OfList {
            materials = List.copyOf(materials);
            lightmaps = List.copyOf(lightmaps);
        }
    }

    /**
     * A row of a list.
     *
     * @param name the name in it
     * @param at where the name starts
     */
    record Row(LinkName name, int at) {}

    /**
     * Of a material.
     *
     * @param phases its phases
     * @param at where the first one starts; each takes {@link dev.ironkit.format.mat0.MaterialPhase#SIZE} bytes
     */
    record OfMaterial(List<Phase> phases, int at) implements LinkFacts {
        public OfMaterial {
            phases = List.copyOf(phases);
        }
    }

    /**
     * What a phase shows.
     *
     * @param texture the name of its texture; empty for none
     * @param cell the rectangle of it, or -1 for all
     */
    record Phase(LinkName texture, int cell) {}

    /**
     * Of a texture: what phases may ask for.
     *
     * @param pages how many rectangles its table of pages has; -1 where there is no table
     */
    record OfTexture(int pages) implements LinkFacts {}

    /**
     * Of an effect.
     *
     * @param references the references of its commands that have one
     */
    record OfEffect(List<Reference> references) implements LinkFacts {
        public OfEffect {
            references = List.copyOf(references);
        }
    }

    /**
     * What a command of an effect draws or plays.
     *
     * @param command the command, from 0
     * @param archive the file named
     * @param member the entry of it that is named
     * @param at where the reference starts
     */
    record Reference(int command, LinkName archive, LinkName member, int at) {}
}
