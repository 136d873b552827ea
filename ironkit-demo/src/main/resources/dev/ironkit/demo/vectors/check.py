#!/usr/bin/env python3
"""Checks the conformance kit by code that shares nothing with the program that wrote it.

Each part reads an input from its bytes, computes with 32-bit floats, and compares with what the JSON says.
"""
import json
import math
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
failures = []
checked = 0


def load(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return json.load(file)


def raw(name):
    with open(os.path.join(HERE, name), "rb") as file:
        return file.read()


def f32(value):
    """Rounds to 32 bits."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def floats(bits):
    return [struct.unpack(">f", bytes.fromhex(word))[0] for word in bits.split()]


def near(where, wanted, found, slack=1e-5):
    """Compares floats; sines of another library may differ in the last bits."""
    global checked
    checked += 1
    for a, b in zip(wanted, found):
        if not (a == b or abs(a - b) <= slack * max(1, abs(a)) or (a != a and b != b)):
            failures.append("%s: wanted %s, found %s" % (where, wanted, found))
            return
    if len(wanted) != len(found):
        failures.append("%s: wanted %d numbers, found %d" % (where, len(wanted), len(found)))


def same(where, wanted, found):
    global checked
    checked += 1
    if wanted != found:
        failures.append("%s: wanted %r, found %r" % (where, wanted, found))


# Archives


def archive(data):
    """Entries in the order of the directory: type, attributes, name, bytes."""
    count, = struct.unpack_from("<i", data, 8)
    entries = []
    for i in range(count):
        at = len(data) - 64 * (count - i)
        kind, a1, a2, size, a3 = struct.unpack_from("<5I", data, at)
        name = data[at + 20:at + 56].split(b"\0")[0]
        offset, cell = struct.unpack_from("<2I", data, at + 56)
        entries.append((kind, (a1, a2, a3), name, data[offset:offset + size], cell))
    return entries


# Poses


class Model:
    def __init__(self, name):
        tables = {entry[0]: entry for entry in reversed(archive(raw(name)))}
        nodes = tables[1][3]
        self.nodes = [struct.unpack_from("<4H", nodes, i) for i in range(0, len(nodes), 38)]
        keys = tables[8][3]
        self.keys = []
        for at in range(0, len(keys), 24):
            x, y, z, time = struct.unpack_from("<4f", keys, at)
            q = [f32(f32(s) * f32(1 / 32767)) for s in struct.unpack_from("<4h", keys, at + 16)]
            self.keys.append(((x, y, z), time, q))
        words = tables[19][3]
        self.words = struct.unpack("<%dH" % (len(words) // 2), words)
        self.frames = tables[19][1][1]

    def sample(self, node, time):
        """Quaternion and position of a node."""
        flags, parent, start, last = self.nodes[node]
        at = frame(time)
        if at >= self.frames or start == 0xFFFF:
            return self.keys[last][2], self.keys[last][0]
        key = self.words[start + at]
        if key >= last:
            return self.keys[last][2], self.keys[last][0]
        (p0, t0, q0), (p1, t1, q1) = self.keys[key], self.keys[key + 1]
        if time == t0:
            return q0, p0
        if time == t1:
            return q1, p1
        alpha = f32(f32(time - t0) / f32(t1 - t0))
        return slerp(q0, q1, alpha), [f32(a + f32(f32(b - a) * alpha)) for a, b in zip(p0, p1)]

    def blend(self, node, first, second, weight):
        one = weight < 1 and first >= 0
        two = weight > 0 and second >= 0
        if not two:
            return self.sample(node, first)
        if not one:
            return self.sample(node, second)
        qa, pa = self.sample(node, first)
        qb, pb = self.sample(node, second)
        plus = sum((a + b) ** 2 for a, b in zip(qa, qb))
        minus = sum((a - b) ** 2 for a, b in zip(qa, qb))
        if plus < minus:
            qb = [-b for b in qb]
        return slerp(qa, qb, weight), [f32(f32(f32(1 - weight) * a) + f32(weight * b)) for a, b in zip(pa, pb)]

    def matrices(self, poses):
        """Matrices from node to model; the first node without a parent does not move the model."""
        done = []
        rooted = False
        for (q, p), node in zip(poses, self.nodes):
            local = matrix(q, p)
            if node[1] == 0xFFFF:
                if not rooted:
                    local[3] = local[7] = local[11] = 0.0
                rooted = True
                done.append(local)
            else:
                done.append(product(done[node[1]], local))
        return done


def frame(time):
    if time != time or abs(time) >= 2.0 ** 63:
        return 0
    # Python rounds halves to even, as the processor does.
    return round(time - 0.5) & 0xFFFFFFFF


def slerp(a, b, part):
    dot = f32(f32(f32(f32(a[0] * b[0]) + f32(a[1] * b[1])) + f32(a[2] * b[2])) + f32(a[3] * b[3]))
    sign = 1.0
    if dot < 0:
        dot, sign = -dot, -1.0
    if f32(1 - dot) <= f32(1e-5):
        w0, w1 = f32(1 - part), part
    else:
        theta = f32(math.acos(dot))
        inverse = f32(1 / f32(math.sin(theta)))
        at = f32(part * theta)
        w1 = f32(f32(math.sin(at)) * inverse)
        w0 = f32(f32(math.cos(at)) - f32(w1 * dot))
    w1 *= sign
    return [f32(f32(w0 * x) + f32(w1 * y)) for x, y in zip(a, b)]


def matrix(q, p):
    w, x, y, z = q
    return [
        1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), p[0],
        2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), p[1],
        2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), p[2],
        0.0, 0.0, 0.0, 1.0,
    ]


def product(a, b):
    return [sum(a[4 * i + k] * b[4 * k + j] for k in range(4)) for i in range(4) for j in range(4)]


def check_poses(file, pose):
    for told in load(file)["models"]:
        model = Model(told["file"])
        same(told["file"] + " order", "w-first", told["quatOrder"])
        for sample in told["samples"]:
            poses = [pose(model, i, sample) for i in range(len(model.nodes))]
            for node, (q, p), m in zip(sample["nodes"], poses, model.matrices(poses)):
                where = "%s %s node %d" % (file, told["file"], node["node"])
                near(where, floats(node["quaternionBits"]), q)
                near(where, floats(node["positionBits"]), p)
                near(where, floats(node["matrixBits"]), m, 1e-4)


def check_numbers():
    told = load("numbers.json")
    for row in told["frames"]:
        same("frame of %s" % row["time"], row["frame"], frame(floats(row["timeBits"])[0]))
    for row in told["turns"]:
        a, b = ([f32(s * f32(1 / 32767)) for s in row[name]] for name in ("first", "second"))
        near("turn %s %s" % (row["first"], row["second"]), floats(row["quaternionBits"]), slerp(a, b, row["part"]))


# Materials


class Generator:
    def __init__(self):
        self.state = 1

    def draw(self):
        self.state = (self.state * 214013 + 2531011) & 0xFFFFFFFF
        return self.state >> 16 & 0x7FFF


class Material:
    def __init__(self, name):
        data = raw(name)
        phases, blocks = struct.unpack_from("<2H", data, 0)
        self.phases = [data[14 + 34 * i:48 + 34 * i] for i in range(phases)]
        at = 14 + 34 * phases
        self.blocks = []
        for _ in range(blocks):
            header, count = struct.unpack_from("<IH", data, at)
            keys = [struct.unpack_from("<3H", data, at + 6 + 6 * i) for i in range(count)]
            self.blocks.append((header & 7, header >> 3, keys))
            at += 6 + 6 * count
        self.random = Generator()
        self.start = 0

    def colours(self, phase):
        """Diffuse, ambient, specular, emissive, as the device takes them."""
        p = self.phases[phase]
        full = [f32(b / 255) for b in p[:16]]
        full[3] = f32(p[3] * f32(0.01))
        return full[4:8] + full[0:4] + full[8:16]

    def at_time(self, block, time):
        mode, mask, keys = self.blocks[block if block < len(self.blocks) else 0]
        period = keys[-1][1]
        delta = (time - self.start) & 0xFFFFFFFF
        turn, place = divmod(delta, period)
        if mode == 2 and turn > 0:
            return self.row(mask, keys[-1][0], keys[-1][0], 0.0)
        if mode == 3:
            place = self.start = self.random.draw() % period
        return self.place(mode, mask, keys, turn, place, period)

    def at_fraction(self, fraction):
        mode, mask, keys = self.blocks[0]
        period = keys[-1][1]
        delta = f32((fraction if 0 <= fraction <= 1 else 0.5) * period)
        turn = math.floor(delta / period)
        place = f32(delta - turn * period)
        if mode == 2 and turn > 0:
            return self.row(mask, keys[-1][0], keys[-1][0], 0.0)
        if mode == 3:
            place = self.random.draw() % period
        return self.place(mode, mask, keys, turn, place, period)

    def place(self, mode, mask, keys, turn, place, period):
        if mode == 1 and turn % 2 == 1:
            place = period - place
        at = 0
        for i in range(len(keys)):
            low = keys[i - 1][1] if i else 0
            if low <= place < keys[i][1]:
                at = i
        low = keys[at - 1][1] if at else 0
        alpha = f32((place - low) / (keys[at][1] - low))
        return self.row(mask, keys[at][0], keys[(at + 1) % len(keys)][0], alpha)

    def row(self, mask, phase, following, alpha):
        a, b = self.colours(phase), self.colours(following)
        masked = {4: 1, 5: 1, 6: 1, 0: 2, 1: 2, 2: 2, 8: 4, 9: 4, 10: 4, 12: 8, 13: 8, 14: 8, 7: 16}
        mixed = [
            f32(f32(f32(y - x) * alpha) + x) if mask & masked.get(i, 0) else x for i, (x, y) in enumerate(zip(a, b))
        ]
        texture = self.phases[phase][18:34].split(b"\0")[0].decode("ascii")
        cell = struct.unpack("b", self.phases[phase][17:18])[0] if texture else -1
        return phase, alpha, mixed, texture or None, cell


def check_phases():
    told = load("phases.json")
    generator = Generator()
    same("random", told["random"], [generator.draw() for _ in told["random"]])
    for one in told["materials"]:
        material = Material(one["file"])
        for row in one["times"]:
            material.start = row["start"]
            compare_row("%s at %d" % (one["file"], row["time"]), row, material.at_time(row["block"], row["time"]))
            same(one["file"] + " start", row["startAfter"], material.start)
        for row in one["fractions"]:
            compare_row("%s at %s" % (one["file"], row["fraction"]), row, material.at_fraction(row["fraction"]))


def compare_row(where, row, found):
    phase, alpha, colours, texture, cell = found
    same(where, (row["phase"], row["texture"], row["cell"]), (phase, texture, cell))
    near(where, floats(row["alphaBits"]), [alpha])
    near(where, floats(row["diffuseAmbientSpecularEmissiveBits"]), colours)


# Pixels


def widened(value, bits):
    return value << 4 | value if bits == 4 else value << 3 | value >> 2 if bits == 5 else value << 2 | value >> 4


def pixel(form, data, at, palette):
    if form == 0:
        b, g, r, _ = palette[4 * data[at]:4 * data[at] + 4]
        return r, g, b, 255
    if form in (888, 8888):
        b, g, r, a = data[at:at + 4]
        return r, g, b, a if form == 8888 else 255
    word = data[at] | data[at + 1] << 8
    if form == 565:
        return widened(word >> 11, 5), widened(word >> 5 & 63, 6), widened(word & 31, 5), 255
    if form == 556:
        return widened(word >> 11, 5), widened(word >> 6 & 31, 5), widened(word & 63, 6), 255
    if form == 4444:
        return tuple(widened(word >> shift & 15, 4) for shift in (8, 4, 0, 12))
    return word & 255, word & 255, word & 255, word >> 8


def check_pixels():
    for told in load("pixels.json")["textures"]:
        data = raw(told["file"])
        width, height, levels = struct.unpack_from("<3I", data, 4)
        form, = struct.unpack_from("<I", data, 28)
        same(told["file"] + " format", told["format"], form)
        at = 32 + (1024 if form == 0 else 0)
        palette = data[32:at]
        size = 1 if form == 0 else 4 if form in (888, 8888) else 2
        for i, level in enumerate(told["levels"]):
            w, h = max(1, width >> i), max(1, height >> i)
            for y in range(h):
                row = ["%02x%02x%02x%02x" % pixel(form, data, at + (y * w + x) * size, palette) for x in range(w)]
                same("%s level %d row %d" % (told["file"], i, y), level["rows"][y], " ".join(row))
            at += w * h * size
        same(told["file"] + " levels", levels, len(told["levels"]))
        for cell in told["cells"]:
            if cell["skippedLevels"] == 0:
                near(told["file"] + " cell", floats(cell["u0v0dudvBits"]), part(data, at, width, height, cell["cell"]))


def part(data, at, width, height, cell):
    if cell < 0:
        return [0.0, 0.0, 1.0, 1.0]
    x, w, y, h = struct.unpack_from("<4h", data, at + 8 + 8 * cell)
    return [f32(x / width), f32(y / height), f32(w / width), f32(h / height)]


# Names


def check_lookups():
    told = load("lookups.json")
    entries = archive(raw(told["archive"]["file"]))
    names = [entry[2].lower() for entry in entries]
    order = sorted(range(len(names)), key=lambda i: (names[i], i))
    same("lookup cells", order, [entry[4] for entry in entries])
    for row in told["archive"]["names"]:
        query = row["query"].lower().encode("ascii")
        same("name " + row["query"], row["index"], names.index(query) if query in names else -1)
    for row in told["archive"]["types"]:
        kinds = [entry[0] for entry in entries]
        same("type %d" % row["type"], row["index"], kinds.index(row["type"]) if row["type"] in kinds else -1)
    library = raw(told["library"]["file"])
    count, seed = struct.unpack_from("<h", library, 4)[0], struct.unpack_from("<I", library, 20)[0]
    table = scrambled(library[32:32 + 32 * count], seed)
    for i, row in enumerate(told["library"]["entries"]):
        name = table[32 * i:32 * i + 12].split(b"\0")[0].decode("ascii")
        same("packed name", row["query"].upper(), name)
        flags, cell, size, at, packed = struct.unpack_from("<HHIII", table, 32 * i + 16)
        plain = unpacked(flags & 0x1E0, cell, size, library[at:at + packed])
        if plain is not None:
            same("content of " + name, row["contentHex"], plain.hex())


def scrambled(data, key):
    low, high = key & 255, key >> 8 & 255
    out = bytearray()
    for byte in data:
        low = high ^ (low << 1 & 255)
        out.append(byte ^ low)
        high = low ^ high >> 1
    return bytes(out)


def unpacked(method, key, size, data):
    """None for LZHUF, which would take as long again as all of this."""
    if method & 0x80:
        return None
    if method & 0x20:
        data = scrambled(data, key)
    if method & 0x100:
        import zlib

        return zlib.decompress(data, -15)
    return lzss(data, size) if method & 0x40 else data


def lzss(data, size):
    ring, r, out, at, control = bytearray(b" " * 4096), 0xFEE, bytearray(), 0, 1
    while len(out) < size:
        if control == 1:
            control, at = data[at] | 0x100, at + 1
        if control & 1:
            run, at = [data[at]], at + 1
        else:
            start, length = data[at] | (data[at + 1] & 0xF0) << 4, (data[at + 1] & 15) + 3
            run, at = None, at + 2
        for k in range(1 if run else length):
            byte = run[0] if run else ring[(start + k) & 0xFFF]
            if len(out) < size:
                out.append(byte)
            ring[r] = byte
            r = (r + 1) & 0xFFF
        control >>= 1
    return bytes(out)


# Effects


def check_effects():
    told = load("effects.json")
    for row in told["curves"]:
        low, high, progress, exponent = floats(row["lowHighProgressExponentBits"])
        near("curve", floats(row["valueBits"]), [low + (high - low) * progress ** exponent])
    windows = {1: 8, 2: 8, 3: 32, 4: 32, 5: 12, 7: 20, 8: 16, 9: 32, 10: 20}
    sizes = {1: 224, 2: 148, 3: 200, 4: 204, 5: 112, 6: 4, 7: 208, 8: 248, 9: 208, 10: 208}
    for effect in told["effects"]:
        data = raw(effect["file"])
        count, mode, duration, _, flags = struct.unpack_from("<IIffI", data, 0)
        at, commands = 60, []
        for _ in range(count):
            opcode = data[at]
            window = struct.unpack_from("<2f", data, at + windows[opcode]) if opcode in windows else None
            commands.append((opcode, window))
            at += sizes[opcode]
        same(effect["file"] + " size", len(data), at)
        same(effect["file"] + " opcodes", effect["opcodes"], [opcode for opcode, _ in commands])
        for moment in effect["moments"]:
            t = moment["time"] / (duration * 1000)
            t = t - math.floor(t) if mode == 2 else t
            if flags & 0x20:
                t = 2 * t if t < 0.5 else 2 * (1 - t)
            where = "%s at %d" % (effect["file"], moment["time"])
            if moment["commands"]:
                near(where, floats(moment["tBits"]), [min(1.0, max(0.0, t))])
            for command in moment["commands"]:
                opcode, window = commands[command["command"]]
                if window and command["active"]:
                    x = (floats(moment["tBits"])[0] - window[0]) / (window[1] - window[0])
                    near(where, floats(command["progressBits"]), [x])


def main():
    check_numbers()
    check_poses("poses.json", lambda model, node, row: model.sample(node, floats(row["timeBits"])[0]))
    check_poses("blends.json", lambda model, node, row: model.blend(node, row["first"], row["second"], row["weight"]))
    check_phases()
    check_pixels()
    check_lookups()
    check_effects()
    for failure in failures[:20]:
        print(failure)
    print("%d checks, %d failed" % (checked, len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
