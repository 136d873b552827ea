package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.FxidBytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EffectCommandTest {

    private static final String SPRITE =
            "word 0,mode 4,phaseStart 8,phaseEnd 12,phasePower 16,fadeStart 20,fadeEnd 24,fadePower 28,t0 32,t1 36,"
                    + "positionLow 40,positionHigh 52,positionExp 64,directionLow 76,directionHigh 88,sizeLow 100,"
                    + "sizeHigh 112,sizeExp 124,archive 136,member 168";

    private static final String BURST =
            "word 0,mode 4,fadeStart 8,fadeEnd 12,fadePower 16,t0 20,t1 24,life 28,animRate 32,countA 36,countB 40,"
                    + "positionLow 44,positionHigh 56,positionJitter 68,positionExp 80,sizeLow 92,sizeHigh 104,"
                    + "sizeJitter 116,sizeExp 128,drag 140,archive 144,member 176";

    /** Where each field of each opcode starts; written down from the tables, not from the code. */
    private static final List<String> FIELDS = List.of(
            "",
            "word 0,kind 4,t0 8,t1 12,positionStart 16,positionEnd 28,directionStart 40,directionEnd 52,colourStart 64,"
                    + "colourEnd 80,colourJitter 96,rangeStart 112,rangeEnd 116,rangeJitter 120,attenuation 124,"
                    + "unread6 136,optArchive 160,optName 192",
            "word 0,mode 4,t0 8,t1 12,positionStart 16,positionEnd 28,directionStart 40,directionEnd 52,near 64,far 68,"
                    + "rateStart 72,rateEnd 76,spatialMode 80,archive 84,member 116",
            SPRITE,
            SPRITE + ",distanceBase 200",
            "word 0,fadeStart 4,fadeEnd 8,t0 12,t1 16,maxSprites 20,widthStart 24,widthEnd 28,textureRepeat 32,"
                    + "segmentLength 36,phaseStart 40,phaseEnd 44,archive 48,member 80",
            "word 0",
            BURST,
            "word 0,fadeStart 4,fadeEnd 8,fadePower 12,t0 16,t1 20,intervalStart 24,intervalEnd 28,animRate 32,"
                    + "ringSize 36,run0 40,run1 52,run2 64,run3 76,positionLow 88,positionHigh 100,positionJitter 112,"
                    + "positionExp 124,sizeLow 136,sizeHigh 148,sizeJitter 160,sizeExp 172,archive 184,member 216",
            SPRITE + ",domeQuality 200,drawFlag 204",
            BURST);

    private static EffectCommand read(FxidBytes bytes) {
        return FxidSamples.strict(bytes).commands().get(0);
    }

    @ParameterizedTest(name = "{0} {1}", quoteTextArguments = false)
    @CsvSource({
        "1, LIGHT, 224",
        "2, SOUND, 148",
        "3, SPRITE, 200",
        "4, SPRITE_DISTANCE, 204",
        "5, BOLT, 112",
        "6, EMPTY, 4",
        "7, BURST, 208",
        "8, STREAM, 248",
        "9, SPRITE_KIND, 208",
        "10, DEBRIS, 208"
    })
    @Clause(
            value = {"fxid.4-opcodes", "fxid.4-sizes", "fxid.4-offsets", "notes.5-fxid-sizes", "notes.6.4-names"},
            rows = {
                "1 LIGHT",
                "2 SOUND",
                "3 SPRITE",
                "4 SPRITE_DISTANCE",
                "5 BOLT",
                "6 EMPTY",
                "7 BURST",
                "8 STREAM",
                "9 SPRITE_KIND",
                "10 DEBRIS"
            })
    @Clause(value = "fxid.5.5-empty", rows = "6 EMPTY")
    @Clause(value = "fxid.5.1-fields", rows = "1 LIGHT")
    @Clause(value = "fxid.5.2-fields", rows = "2 SOUND")
    @Clause(
            value = "fxid.5.3-fields",
            rows = {"3 SPRITE", "4 SPRITE_DISTANCE", "9 SPRITE_KIND"})
    @Clause(value = "fxid.5.4-fields", rows = "5 BOLT")
    @Clause(value = "fxid.5.6-fields", rows = "7 BURST")
    @Clause(value = "fxid.5.7-fields", rows = "8 STREAM")
    @Clause(value = "fxid.5.6-debris-body", rows = "10 DEBRIS")
    void hasTheFieldsOfItsTable(int number, Opcode opcode, int size) {
        assertThat(Opcode.ofNumber(number)).contains(opcode);
        assertThat(opcode.number()).isEqualTo(number);
        assertThat(opcode.size()).isEqualTo(size);
        List<String> fields = new ArrayList<>();
        for (RecordLayout.Slot slot : opcode.layout().slots()) {
            fields.add(slot.name() + " " + slot.offset());
        }
        assertThat(String.join(",", fields)).isEqualTo(FIELDS.get(number));
    }

    @Test
    @Clause({"fxid.5.3-mode-open", "fxid.5.7-run", "fxid.5.1-unread6"})
    void onlyFieldsThatAreOpenAreOpaque() {
        List<String> opaque = new ArrayList<>();
        for (Opcode opcode : Opcode.values()) {
            opcode.layout().slots().stream()
                    .filter(slot -> slot.role() == FieldRole.UNKNOWN)
                    .forEach(slot -> opaque.add(opcode + "." + slot.name()));
        }
        assertThat(opaque)
                .containsExactly(
                        "LIGHT.unread6",
                        "SPRITE.mode",
                        "SPRITE_DISTANCE.mode",
                        "STREAM.run0",
                        "STREAM.run1",
                        "STREAM.run2",
                        "STREAM.run3",
                        "SPRITE_KIND.mode");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 10})
    @Clause({"fxid.4-window-at", "fxid.4-reference-at", "fxid.4-reference", "D24"})
    void hasWindowAndReferenceWhereItsOpcodePutsThem(int opcode) {
        EffectCommand command = FxidSamples.strict(
                        FxidSamples.every().command(opcode).f32(FxidSamples.WINDOW_AT[opcode], 0.25f, 0.75f))
                .commands()
                .get(opcode - 1);

        assertThat(command.opcode().number()).isEqualTo(opcode);
        assertThat(command.window()).contains(new TimeWindow(0, 1));
        assertThat(command.reference().orElseThrow().archive().display()).isEqualTo("a" + opcode + ".lib");
        assertThat(command.reference().orElseThrow().member().display()).isEqualTo("m" + opcode);
        EffectCommand other = read(effect().command(opcode).f32(FxidSamples.WINDOW_AT[opcode], 0.25f, 0.75f));
        assertThat(other.window()).contains(new TimeWindow(0.25f, 0.75f));
        assertThat(other.reference()).isEmpty();
    }

    @Test
    @Clause({"fxid.4-both-parts", "fxid.4-case"})
    void aReferenceNeedsBothPartsAndHasNoCase() {
        EffectCommand sprite = read(effect().command(3).reference(136, "Material.LIB", "Fire"));
        EffectReference reference = sprite.reference().orElseThrow();

        assertThat(reference.names(EffectReference.of("material.lib", "FIRE"))).isTrue();
        assertThat(reference.names(EffectReference.of("material.lib", "FIRE2"))).isFalse();
        assertThat(reference.names(EffectReference.of("material2.lib", "FIRE"))).isFalse();
        assertThat(read(effect().command(3).reference(136, "material.lib", "")).reference())
                .isEmpty();
        assertThat(read(effect().command(3).reference(136, "", "FIRE")).reference())
                .isEmpty();
        EffectCommand dirty = read(effect().command(3)
                .reference(136, "a.lib", "F")
                .bytes(142, (byte) 'Z')
                .bytes(170, (byte) 'Z'));
        assertThat(dirty.reference().orElseThrow().names(EffectReference.of("A.LIB", "f")))
                .isTrue();
    }

    @Test
    @Clause({"fxid.4-overlay", "D15"})
    void bit8IsTheOverlayAndNothingElse() {
        EffectCommand clear = read(effect().command(3));
        EffectCommand set = read(effect().command(0x103));

        assertThat(clear.overlay()).isFalse();
        assertThat(set.overlay()).isTrue();
        assertThat(set.window()).isEqualTo(clear.window());
        assertThat(set.withOverlay(false)).isEqualTo(clear);
        assertThat(clear.withOverlay(true)).isEqualTo(set);
        assertThat(set.withOverlay(true)).isEqualTo(set);
        assertThat(clear.withOverlay(false)).isEqualTo(clear);
        assertThat(read(effect().command(0xFFFF_FE03L)).overlay()).isFalse();
    }

    @Test
    @Clause({"fxid.5.7-fade-is-float", "fxid.5.4-fade-is-float", "D46"})
    void fadesOfStreamsAndBoltsAreFloats() {
        StreamCommand stream = (StreamCommand) read(effect().command(8).f32(4, 1, 0.5f, 2));
        BoltCommand bolt = (BoltCommand) read(effect().command(5).f32(4, 1, 0.25f));

        assertThat(stream.fadeStart()).isEqualTo(1);
        assertThat(stream.fadeEnd()).isEqualTo(0.5f);
        assertThat(stream.fadePower()).isEqualTo(2);
        assertThat(bolt.fadeStart()).isEqualTo(1);
        assertThat(bolt.fadeEnd()).isEqualTo(0.25f);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 80000000",
        "2, 1, 0",
        "3, 3, 0",
        "4, 4, 0",
        "5, 1, 0",
        "6, 1, A0000000",
        "7, 1, 20000000",
        "0, 1, 80000000",
        "8, 1, 80000000"
    })
    @Clause("fxid.5.1-kinds")
    void aKindOfLightIsATypeAndFlags(long kind, int deviceType, String flags) {
        LightKind light = LightKind.ofNumber(kind);

        assertThat(light.deviceType()).isEqualTo(deviceType);
        assertThat(light.managerFlags()).isEqualTo(Integer.parseUnsignedInt(flags, 16));
    }

    @Test
    void typedViewsReadTheFields() {
        // Each word holds a float of its own offset, so that a view that looks elsewhere shows.
        LightCommand light = (LightCommand) numbered(1);
        assertThat(light.colourEnd()).isEqualTo(new Rgba(80, 84, 88, 92));
        assertThat(light.attenuation()).isEqualTo(new Triple(124, 128, 132));
        SoundCommand sound = (SoundCommand) numbered(2);
        assertThat(List.of(sound.near(), sound.far(), sound.rateStart(), sound.rateEnd()))
                .containsExactly(64f, 68f, 72f, 76f);
        SpriteCommand sprite = (SpriteCommand) numbered(4);
        assertThat(sprite.directionHigh()).isEqualTo(new Triple(88, 92, 96));
        assertThat(sprite.distanceBase()).hasValue(200);
        assertThat(sprite.domeQuality()).isEmpty();
        SpriteCommand kind = (SpriteCommand) numbered(9);
        assertThat(kind.distanceBase()).isEmpty();
        assertThat(kind.domeQuality()).hasValue(Float.floatToRawIntBits(200));
        assertThat(kind.drawFlag()).hasValue(Float.floatToRawIntBits(204));
        BoltCommand bolt = (BoltCommand) numbered(5);
        assertThat(List.of(bolt.textureRepeat(), bolt.segmentLength(), bolt.phaseStart(), bolt.phaseEnd()))
                .containsExactly(32f, 36f, 40f, 44f);
        BurstCommand burst = (BurstCommand) numbered(10);
        assertThat(burst.positionJitter()).isEqualTo(new Triple(68, 72, 76));
        assertThat(burst.drag()).isEqualTo(140);
        StreamCommand stream = (StreamCommand) numbered(8);
        assertThat(stream.run3()).isEqualTo(new Triple(76, 80, 84));
        assertThat(stream.sizeExp()).isEqualTo(new Triple(172, 176, 180));
    }

    private static EffectCommand numbered(int opcode) {
        FxidBytes bytes = effect().command(opcode);
        for (int at = 4; at < FxidBytes.size(opcode); at += 4) {
            bytes.f32(at, at);
        }
        return read(bytes);
    }

    @Test
    void bytesThatAreNoCommandAreNone() {
        assertThatThrownBy(() -> EffectCommand.of(ByteView.of(new byte[3])))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EffectCommand.of(ByteView.of(new byte[4]))).hasMessage("0 is not an opcode");
        assertThatThrownBy(() -> EffectCommand.of(ByteView.of(new byte[] {3, 0, 0, 0})))
                .hasMessage("4 bytes of opcode 3 are not a SpriteCommand");
        assertThatThrownBy(() -> new LightCommand(EffectCommand.of(Opcode.EMPTY).raw()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
