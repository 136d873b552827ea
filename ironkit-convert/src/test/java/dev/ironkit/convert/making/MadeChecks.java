package dev.ironkit.convert.making;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.ModelRules;

/** What holds for every model that is made. */
final class MadeChecks {

    private MadeChecks() {}

    static MadeModel make(IncomingModel incoming) {
        return make(incoming, NewModel.Options.named("made"));
    }

    static MadeModel make(IncomingModel incoming, NewModel.Options options) {
        Problems problems = Problems.audit();
        MadeModel made = NewModel.make(incoming, options, problems);
        assertThat(problems.all()).isEmpty();
        checkRules(made.model());
        return made;
    }

    static void checkRules(Model model) {
        ByteView image = MshFormat.MSH.encoded(model);
        Problems found = Problems.audit();
        Model read = MshFormat.MSH.decode(image, found);
        ModelRules.check(read, image, found);
        assertThat(found.all()).isEmpty();
        assertThat(read).isEqualTo(model);
    }
}
