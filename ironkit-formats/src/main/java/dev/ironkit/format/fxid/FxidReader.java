package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads an effect front to back. The engine checks nothing; here no command is believed before its bytes are there, and what
 * cannot be read is kept as it is.
 */
final class FxidReader {

    /** No file is large enough for more. */
    private static final long MOST_COMMANDS = (Integer.MAX_VALUE - EffectHeader.SIZE) / EffectCommand.WORD_SIZE;

    private final ByteView image;
    private final Problems problems;
    private final List<EffectCommand> commands = new ArrayList<>();
    private int at = EffectHeader.SIZE;

    FxidReader(ByteView image, Problems problems) {
        this.image = image.load();
        this.problems = problems;
    }

    Effect read() {
        if (image.length() < EffectHeader.SIZE) {
            throw problems.field("header")
                    .fatal(FxidProblem.SIZE, image.range(), cut("the header", EffectHeader.SIZE, 0));
        }
        EffectHeader header = new EffectHeader(image.slice(0, EffectHeader.SIZE));
        long stated = header.statedCount();
        if (stated > MOST_COMMANDS) {
            String wrong = Template.fill(FxidProblem.COUNT, List.of(stated, image.length() - EffectHeader.SIZE));
            throw problems.field("header.cmdCount").fatal(FxidProblem.SIZE, image.range(0, 4), wrong);
        }
        boolean whole = true;
        while (whole && commands.size() < stated) {
            whole = readCommand(stated);
        }
        ByteView remainder = image.from(at);
        if (whole && remainder.length() > 0) {
            problems.field("remainder").report(FxidProblem.TAIL, remainder.range(), remainder.length());
        }
        return new Effect(header, commands, stated - commands.size(), remainder);
    }

    /** Whether there is a whole command to go on behind. */
    private boolean readCommand(long stated) {
        int index = commands.size();
        int left = image.length() - at;
        String what = "command " + index + " of " + stated;
        if (left < EffectCommand.WORD_SIZE) {
            return stop(FxidProblem.SIZE, index, left, cut(what, EffectCommand.WORD_SIZE, at));
        }
        int number = image.u8(at);
        Optional<Opcode> opcode = Opcode.ofNumber(number);
        if (opcode.isEmpty()) {
            return stop(FxidProblem.OPCODE, index, EffectCommand.WORD_SIZE, index, number);
        }
        int size = opcode.get().size();
        if (left < size) {
            return stop(
                    FxidProblem.SIZE,
                    index,
                    left,
                    cut(what + " (" + opcode.get().title() + ")", size, at));
        }
        commands.add(EffectCommand.of(image.slice(at, size)));
        at += size;
        return true;
    }

    private boolean stop(FxidProblem code, int index, int length, Object... arguments) {
        ByteRange range = image.range(at, length);
        problems.field("commands[" + index + "]").report(code, range, arguments);
        return false;
    }

    private String cut(String what, int size, int from) {
        return Template.fill(FxidProblem.CUT, List.of(what, size, image.length() - from));
    }
}
