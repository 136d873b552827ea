#!/usr/bin/env python3
"""Makes phase-cases.tsv: which phase a material shows, and its colours, as the description of the engine gives it.

Written from the description alone, in another language than the code it checks. Floats are rounded to 32 bits after every
operation; double precision is wide enough that this equals 32-bit arithmetic for + - * /.

    python3 phase_cases.py > phase-cases.tsv
"""
import struct

PERIOD_MODES = {0: "loop", 1: "ping-pong", 2: "one-shot", 3: "random", 5: "undefined"}


def f32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def bits(x):
    return "%08x" % struct.unpack("<I", struct.pack("<f", x))[0]


# Four phases whose 18 bytes all differ: ambient RGB, ambient alpha in per cent, diffuse RGBA, specular RGBA, emissive RGBA,
# exponent, cell (255 is -1).
PHASES = [
    [10, 20, 30, 100, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 3, 0],
    [255, 1, 128, 0, 254, 2, 127, 253, 3, 126, 252, 4, 125, 251, 5, 124, 4, 1],
    [7, 77, 177, 50, 17, 87, 187, 27, 97, 197, 37, 107, 207, 47, 117, 217, 0, 255],
    [0, 0, 0, 1, 255, 255, 255, 255, 1, 1, 1, 1, 99, 98, 97, 96, 6, 2],
]


def colours(p):
    """The sixteen floats of a phase: diffuse, ambient, specular, emissive."""
    by255 = lambda v: f32(v / 255.0)
    percent = f32(p[3] * f32(0.01))
    return (
        [by255(v) for v in p[4:8]]
        + [by255(v) for v in p[0:3]] + [percent]
        + [by255(v) for v in p[8:12]]
        + [by255(v) for v in p[12:16]]
    )


GROUPS = {0x02: (0, 1, 2), 0x01: (4, 5, 6), 0x04: (8, 9, 10), 0x08: (12, 13, 14), 0x10: (7,)}


class Rand:
    def __init__(self):
        self.state = 1

    def next(self):
        self.state = (self.state * 214013 + 2531011) & 0xFFFFFFFF
        return (self.state >> 16) & 0x7FFF


def segment(keys, r):
    """The last key whose interval holds r; key 0 if none does."""
    found = 0
    low = 0
    for i, (_, end) in enumerate(keys):
        if low <= r < end:
            found = i
        low = end
    return found


def mixed(keys, i, alpha, mask):
    a = keys[i][0]
    b = keys[(i + 1) % len(keys)][0]
    ca, cb = colours(PHASES[a]), colours(PHASES[b])
    out = list(ca)
    for bit, members in GROUPS.items():
        if mask & bit:
            for m in members:
                out[m] = f32(f32(f32(cb[m] - ca[m]) * alpha) + ca[m])
    return a, b, alpha, out


def still(phase):
    return phase, phase, 0.0, colours(PHASES[phase])


def by_time(keys, mode, mask, game, start, rand):
    if not keys:
        return still(0) + (start,)
    period = keys[-1][1]
    if period == 0:
        return still(keys[0][0]) + (start,)
    delta = (game - start) & 0xFFFFFFFF
    q, r = divmod(delta, period)
    if mode == 1 and q & 1:
        r = period - r
    elif mode == 2 and q > 0:
        return still(keys[-1][0]) + (start,)
    elif mode == 3:
        r = rand.next() % period
        start = r
    i = segment(keys, r)
    low = keys[i - 1][1] if i else 0
    high = keys[i][1]
    alpha = 0.0 if high == low else f32(f32(r - low) / f32(high - low))
    return mixed(keys, i, alpha, mask) + (start,)


def by_fraction(keys, mode, mask, f, rand):
    if not keys:
        return still(0)
    period = keys[-1][1]
    if period == 0:
        return still(keys[0][0])
    if not 0.0 <= f <= 1.0:  # NaN is not either
        f = 0.5
    delta = f32(f32(f) * f32(period))
    q = int(f32(delta / f32(period)))
    r = f32(delta - f32(q * f32(period)))
    if mode == 1 and q & 1:
        r = f32(period - r)
    elif mode == 2 and q > 0:
        return still(keys[-1][0])
    elif mode == 3:
        r = f32(rand.next() % period)
    i = segment(keys, r)
    low = keys[i - 1][1] if i else 0
    high = keys[i][1]
    alpha = 0.0 if high == low else f32(f32(r - low) / f32(high - low))
    return mixed(keys, i, alpha, mask)


KEYS = {
    "three": [(0, 100), (1, 300), (2, 400)],
    "one": [(1, 1000)],
    "equal": [(0, 100), (1, 100), (2, 250)],
    "falling": [(0, 300), (1, 100), (2, 400)],
    "late zero": [(3, 0), (1, 50), (0, 65535)],
    "odd": [(2, 7), (3, 20), (0, 33), (1, 61)],
    "zero": [(2, 0)],
    "none": [],
}

TIMES = [
    (0, 0), (50, 0), (99, 0), (100, 0), (101, 0), (200, 0), (299, 0), (350, 0), (399, 0), (400, 0), (450, 0), (799, 0),
    (800, 0), (1000, 1000), (1234, 1000), (10, 60), (0, 1), (0xFFFFFFFF, 0), (5, 0xFFFFFFF0), (123456789, 42),
]
FRACTIONS = ["0.0", "0.25", "0.3333333", "0.5", "0.75", "0.999", "1.0", "1.2", "-1.0", "-0.0", "nan"]


def row(*cells):
    print("\t".join(str(c) for c in cells))


def main():
    print("# Made by phase_cases.py; the floats are given as the bits of 32-bit floats.")
    for i, p in enumerate(PHASES):
        row("#phase", i, " ".join(str(v) for v in p))
    row("#columns", "query", "keys", "mode", "mask", "time or fraction", "start", "phase", "next", "alpha", "start after", "colours")
    rand = Rand()
    for name, keys in KEYS.items():
        text = " ".join("%d:%d" % k for k in keys) or "-"
        for mode in PERIOD_MODES:
            for n, (game, start) in enumerate(TIMES):
                mask = [0x02, 0x1F, 0x00, 0x01, 0x04, 0x08, 0x10, 0xE0, 0x15][(n + mode) % 9]
                a, b, alpha, out, after = by_time(keys, mode, mask, game, start, rand)
                row("time", text, mode, hex(mask), game, start, a, b, bits(alpha), after, " ".join(map(bits, out)))
            for n, f in enumerate(FRACTIONS):
                mask = [0x1F, 0x02, 0x11][(n + mode) % 3]
                a, b, alpha, out = by_fraction(keys, mode, mask, float(f), rand)
                row("fraction", text, mode, hex(mask), f, 7, a, b, bits(alpha), 7, " ".join(map(bits, out)))


main()
