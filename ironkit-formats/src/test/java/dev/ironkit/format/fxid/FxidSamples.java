package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Effects of every shape, made without the encoder. */
final class FxidSamples {

    /** Where the reference of a command stands, by opcode. */
    static final int[] REFERENCE_AT = {0, 160, 84, 136, 136, 48, 0, 144, 184, 136, 144};

    /** Where the window of a command stands, by opcode. */
    static final int[] WINDOW_AT = {0, 8, 8, 32, 32, 12, 0, 20, 16, 32, 20};

    static final Sample TWO_SPRITES = sample(
            "two sprites and a sound",
            effect().command(0x103)
                    .f32(32, 0, 1)
                    .reference(136, "material.lib", "FIRE")
                    .command(2)
                    .f32(8, 0.25f, 0.5f)
                    .reference(84, "sounds.lib", "boom.wav")
                    .command(3)
                    .f32(32, 0.5f, 1)
                    .reference(136, "material.lib", "SMOKE"));

    static final Sample ODD = sample("unknown bits, bytes behind names, numbers that are none", odd());

    static final Sample TAIL = sample("bytes behind the last command", every().tail((byte) 1, (byte) 2, (byte) 3))
            .onlyTolerant();

    static final Sample BAD_OPCODE = sample(
                    "an opcode that is none",
                    effect().command(6)
                            .raw((byte) 11, (byte) 0, (byte) 0, (byte) 0)
                            .command(6))
            .onlyTolerant();

    static final Sample SHORT =
            sample("commands that are not there", effect().command(6).say(7)).onlyTolerant();

    private FxidSamples() {}

    static List<Sample> all() {
        List<Sample> all = new ArrayList<>(List.of(TWO_SPRITES, ODD, TAIL, BAD_OPCODE, SHORT));
        all.add(sample("nothing", effect()));
        all.add(sample("a command of every opcode", every()));
        all.add(sample("only empty commands", effect().command(6).command(6).command(0x106)));
        all.add(Sample.of("half a command", every().build(60 + 224 + 148 + 10), Effect.ATTRIBUTES)
                .onlyTolerant());
        for (int seed = 1; seed <= 6; seed++) {
            all.add(sample("random " + seed, random(seed)));
        }
        return all;
    }

    /** A command of every opcode, each active all the time and with a reference of its own. */
    static FxidBytes every() {
        FxidBytes effect = effect();
        for (int opcode = 1; opcode <= 10; opcode++) {
            effect.command(opcode);
            if (opcode != 6) {
                effect.f32(WINDOW_AT[opcode], 0, 1)
                        .reference(REFERENCE_AT[opcode], "a" + opcode + ".lib", "m" + opcode);
            }
        }
        return effect;
    }

    /** An effect whose header, bodies and names are noise, as many commands as it happens. */
    static FxidBytes random(int seed) {
        Random random = new Random(seed);
        FxidBytes effect = effect();
        for (int at = 4; at < 60; at += 4) {
            effect.header(at, random.nextInt());
        }
        for (int i = random.nextInt(5); i >= 0; i--) {
            int opcode = 1 + random.nextInt(10);
            byte[] body = new byte[FxidBytes.size(opcode) - 4];
            random.nextBytes(body);
            effect.command(opcode | (random.nextInt() & ~0xFFL)).bytes(4, body);
        }
        return effect;
    }

    private static FxidBytes odd() {
        return effect().header(4, 99)
                .header(16, 0xFFFF_FFFFL)
                .header(20, 0xABCD)
                .header(24, 0x7FC0_0001)
                .command(0xFFFF_FF03L)
                .f32(32, 2, -1)
                .bytes(136, (byte) 'A', (byte) 0, (byte) 'X')
                .command(5)
                .bytes(
                        48,
                        "0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"
                                .getBytes(java.nio.charset.StandardCharsets.US_ASCII))
                .command(1)
                .bytes(136, (byte) 9, (byte) 8);
    }

    static Sample sample(String name, FxidBytes effect) {
        return Sample.of(name, effect.build(), Effect.ATTRIBUTES);
    }

    static Effect strict(FxidBytes effect) {
        return decode(effect.build(), Problems.strict());
    }

    static Effect tolerant(FxidBytes effect) {
        return decode(effect.build(), Problems.tolerant());
    }

    static Effect decode(byte[] image, Problems problems) {
        return FxidFormat.FXID.decode(ByteView.of(image), Effect.ATTRIBUTES, problems);
    }

    static byte[] encoded(Effect effect) {
        return FxidFormat.FXID.encoded(effect).toByteArray();
    }
}
