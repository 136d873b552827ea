package dev.ironkit.validate.link;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.format.fxid.EffectReference;
import dev.ironkit.format.fxid.FxidProblem;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkOutcome;
import java.util.List;

/** What commands of effects refer to. */
final class EffectLinks {

    private EffectLinks() {}

    static void check(GameLinks links, Link link, List<LinkFinding> findings) {
        if (link.outcome() != LinkOutcome.FOUND) {
            List<Object> said = List.of(link.number(), link.library() + "!/" + link.wanted());
            report(FxidProblem.REFERENCE_MISSING, links, link, said, findings);
        }
    }

    static void report(
            ProblemCode code, GameLinks links, Link link, List<Object> arguments, List<LinkFinding> findings) {
        LinkEntry entry = links.entry(link.from());
        for (LinkFacts.Reference reference : ((LinkFacts.OfEffect) entry.facts()).references()) {
            if (reference.command() == link.number()) {
                ByteRange range = LinkRules.range(entry, reference.at(), EffectReference.SIZE);
                findings.add(new LinkFinding(
                        code,
                        link.from().file(),
                        link.from(),
                        "command=" + link.number(),
                        range,
                        "commands[" + link.number() + "].member",
                        arguments));
            }
        }
    }
}
