package planted.dev.ironkit.format.pong;

import planted.dev.ironkit.format.ping.Ping;

/** Breaks, together with its other half: format packages have no cycles. */
public final class Pong {
    Ping ping;
}
