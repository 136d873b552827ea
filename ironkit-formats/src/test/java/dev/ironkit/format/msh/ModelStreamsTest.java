package dev.ironkit.format.msh;

import static dev.ironkit.format.msh.MshSamples.strict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModelStreamsTest {

    private static void pointer(ModelStreams streams, int offset, MeshTable table, long at) {
        assertThat(streams.word(offset)).contains(new ModelStreams.Word(offset, Optional.of(table), at));
    }

    private static void number(ModelStreams streams, int offset, long value) {
        assertThat(streams.word(offset)).contains(new ModelStreams.Word(offset, Optional.empty(), value));
    }

    @Test
    @Clause({"msh-core.4.1-order", "msh-core.4.1-fields"})
    void looksTablesUpInTheLoadersOrder() {
        assertThat(ModelStreams.lookups())
                .extracting(lookup -> lookup.table().number())
                .containsExactly(1, 2, 3, 4, 5, 10, 8, 19, 7, 13, 6, 15, 16, 18, 20);
        assertThat(ModelStreams.lookups())
                .extracting(ModelStreams.Lookup::offset)
                .containsExactly(
                        0x00, 0x04, 0x0C, 0x10, 0x14, 0x20, 0x18, 0x1C, 0x24, 0x28, 0x2C, 0x34, 0x38, 0x64, 0x30);
        assertThat(ModelStreams.lookups())
                .filteredOn(lookup -> lookup.need() == ModelStreams.Need.REQUIRED)
                .extracting(ModelStreams.Lookup::table)
                .allMatch(MeshTable::isRequired)
                .hasSize(5);
    }

    @Test
    @Clause({"msh-core.4.2-slots", "msh-core.4.2-vertices", "msh-core.4.2-res15"})
    void derivesStreamsFromTheTables() {
        ModelStreams streams = strict(ModelBytes.animated()).streams();

        pointer(streams, 0x08, MeshTable.SLOTS, 0x8C);
        pointer(streams, 0x3C, MeshTable.POSITIONS, 0);
        number(streams, 0x40, 12);
        pointer(streams, 0x44, MeshTable.NORMALS, 0);
        number(streams, 0x48, 4);
        pointer(streams, 0x5C, MeshTable.UVS, 0);
        number(streams, 0x60, 4);
        pointer(streams, 0x8C, MeshTable.UNNAMED_15, 0);
        number(streams, 0x90, 8);
        number(streams, 0x94, 0);
        number(streams, 0x9C, 4);
        assertThat(streams.words())
                .extracting(ModelStreams.Word::offset)
                .isSorted()
                .allMatch(offset -> offset % 4 == 0 && offset < ModelStreams.SIZE);
        assertThat(streams.missing()).isEmpty();
    }

    @Test
    @Clause({"msh-core.4.2-res16", "msh-core.4.2-res18", "msh-core.4.3-res20"})
    void splitsTable16AndTakes18And20() {
        ModelStreams streams = strict(MshSamples.lightmaps()
                        .order(List.of(1, 2, 3, 6, 13, 16, 18, 20))
                        .payload(16, new byte[32])
                        .attrs(20, 0xFFFF_FFFFL, 0, 48))
                .streams();

        pointer(streams, 0x38, MeshTable.UNNAMED_16, 0);
        pointer(streams, 0x4C, MeshTable.UNNAMED_16, 0);
        number(streams, 0x50, 8);
        pointer(streams, 0x54, MeshTable.UNNAMED_16, 4);
        number(streams, 0x58, 8);
        pointer(streams, 0x64, MeshTable.LIGHTMAP_OR_COLOUR, 0);
        number(streams, 0x68, 4);
        pointer(streams, 0x30, MeshTable.LIGHTS, 0);
        number(streams, 0xA0, 0xFFFF_FFFFL);
    }

    @Test
    @Clause({"msh-core.4.2-no-res16", "msh-core.4.2-no-res18", "msh-core.4.3-no-res20"})
    void leavesOutWhatIsNotThere() {
        ModelStreams streams = strict(ModelBytes.bare()).streams();

        number(streams, 0x4C, 0);
        number(streams, 0x54, 0);
        assertThat(streams.word(0x50)).isEmpty();
        assertThat(streams.word(0x58)).isEmpty();
        number(streams, 0x64, 0);
        number(streams, 0x68, 0);
        number(streams, 0x30, 0);
        number(streams, 0xA0, 0);
        number(streams, 0x9C, 0);
        assertThat(streams.word(0x98)).isEmpty();
    }
}
