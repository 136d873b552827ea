package dev.ironkit.convert.importing.create;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.ModelRules;

/** What holds for every model that is made. */
public final class MadeChecks {

    private MadeChecks() {}

    public static CreatedModel make(IncomingModel incoming) {
        return make(incoming, NewModel.Options.named("made"));
    }

    public static CreatedModel make(IncomingModel incoming, NewModel.Options options) {
        Problems problems = Problems.audit();
        CreatedModel made = NewModel.make(incoming, options, problems);
        assertThat(problems.all()).isEmpty();
        checkRules(made.model());
        return made;
    }

    public static void checkRules(Model model) {
        ByteView image = MshFormat.MSH.encoded(model);
        Problems found = Problems.audit();
        Model read = MshFormat.MSH.decode(image, found);
        ModelRules.check(read, image, found);
        assertThat(found.all()).isEmpty();
        assertThat(read).isEqualTo(model);
    }
}
