package dev.ironkit.format.msh.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import org.junit.jupiter.api.Test;

class StrictReferencesTest {

    private static ByteView slotThatIsNotThere() {
        ModelBytes model = ModelBytes.quad();
        model.node(0, 0, 0xFFFF, 0, 7).nodeName("lost").label("");
        return ByteView.of(model.build());
    }

    @Clause("msh-core.7.3-strict")
    @Test
    void strictReadersRefuseReferencesThatLeadNowhere() {
        assertThatThrownBy(() -> MshFormat.MSH.decode(slotThatIsNotThere(), Problems.strict()))
                .isInstanceOf(MalformedAssetException.class)
                .hasMessageContaining("slot");
    }

    @Clause("msh-core.7.3-tolerant")
    @Test
    void tolerantReadersTakeThem() {
        Model model = MshFormat.MSH.decode(slotThatIsNotThere(), Problems.tolerant());

        assertThat(model.nodes().slot(1, 0, 0)).isEqualTo(7);
        assertThat(model.slots().count()).isEqualTo(1);
    }
}
