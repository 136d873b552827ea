package planted.dev.ironkit.format.ping;

import planted.dev.ironkit.format.pong.Pong;

/** Breaks, together with its other half: format packages have no cycles. */
public final class Ping {
    Pong pong;
}
