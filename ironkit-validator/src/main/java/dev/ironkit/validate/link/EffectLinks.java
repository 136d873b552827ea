package dev.ironkit.validate.link;

import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import java.util.List;

/** References of effects. */
final class EffectLinks {

    private EffectLinks() {}

    static void check(GameLinks links, Link link, List<LinkFinding> findings) {}
}
