package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Format;
import java.util.List;

/** The contract of the toy format with whatever defect it has at the moment. Not named as a test: others run it. */
class ToyContract extends FormatContract<Toy> {

    static volatile Defect defect = Defect.NONE;

    @Override
    protected Format<Toy> format() {
        return new ToyFormat(defect);
    }

    @Override
    protected List<Sample> samples() {
        return ToySamples.ALL;
    }

    @Override
    protected Toy rebuilt(Toy toy) {
        return switch (defect) {
            case REBUILDING_DOES_NOTHING -> toy;
            case REBUILDING_FORGETS -> new Toy(0, toy.parts(), toy.payload(), toy.equality());
            default -> new Toy(toy.unknown06(), toy.parts(), toy.payload(), toy.equality());
        };
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(ToySamples.HUGE);
    }

    @Override
    protected List<Edit<Toy>> edits() {
        return List.of(
                Edit.of("rename the first part", ToySamples.FULL, ToyContract::renamed, "parts[0].name"),
                Edit.of(
                        "a longer payload",
                        ToySamples.FULL,
                        toy -> toy.withPayload(ByteView.of(new byte[10])),
                        "payload",
                        "padding",
                        "header.payloadSize"));
    }

    private static Toy renamed(Toy toy) {
        FixedText name = FixedText.of(new byte[] {'h', 'e', 'a', 'd'}, 8);
        Toy.Part first = new Toy.Part(name, toy.parts().get(0).weight());
        Toy.Part second = defect == Defect.EDIT_TOUCHES_A_NEIGHBOUR
                ? new Toy.Part(toy.parts().get(1).name(), 0)
                : toy.parts().get(1);
        return defect == Defect.EDIT_DOES_NOTHING ? toy : toy.withParts(List.of(first, second));
    }

    @Override
    protected int alignment(String part) {
        return defect == Defect.EDIT_MISALIGNS && part.equals("payload") ? 64 : 1;
    }
}
