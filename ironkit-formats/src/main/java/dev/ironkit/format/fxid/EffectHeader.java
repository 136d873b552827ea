package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Optional;

/**
 * What an effect starts with.
 *
 * <pre>
 *  off size field
 *    0    4 cmdCount      number of commands that follow
 *    4    4 timeMode      source of effect time, 0 to 17
 *    8    4 duration      seconds
 *   12    4 timeJitter    with flag 0x1
 *   16    4 flags
 *   20    4 settingsId    low byte: switch; next byte: detail group
 *   24   12 randomOffset  with flag 0x8
 *   36   12 testPoint     point tested for visibility, in the frame of the instance
 *   48   12 scale         factor of the requested size
 * </pre>
 *
 * @param raw the {@value #SIZE} bytes
 */
public record EffectHeader(ByteView raw) {

    /** The size of the header. */
    public static final int SIZE = 60;

    /** The header, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .derived("cmdCount", FieldType.U32, "number of commands that follow")
            .known("timeMode", FieldType.U32, "source of effect time, 0 to 17")
            .known("duration", FieldType.F32, "seconds")
            .known(
                    "timeJitter",
                    FieldType.F32,
                    "with flag 0x1: up to half of it is added to or subtracted from effect time")
            .known("flags", FieldType.FLAGS32, "")
            .known("settingsId", FieldType.FLAGS32, "low byte: switch; next byte: detail group")
            .known("randomOffset", FieldType.F32X3, "with flag 0x8: shifts the instance by up to half of it")
            .known("testPoint", FieldType.F32X3, "point tested for visibility, in the frame of the instance")
            .known("scale", FieldType.F32X3, "factor of the requested size")
            .build(SIZE);

    static final int TIME_MODE_AT = 4;
    static final int SETTINGS_AT = 20;
    static final int DURATION_AT = 8;

    private static final int TIME_JITTER_AT = 12;
    private static final int FLAGS_AT = 16;
    private static final int RANDOM_OFFSET_AT = 24;
    private static final int TEST_POINT_AT = 36;
    private static final int SCALE_AT = 48;

    public EffectHeader {
        if (raw.length() != SIZE) {
            throw new IllegalArgumentException(raw.length() + " bytes are not an effect header");
        }
    }

    /** {@return the header of a new effect: once through a second, of the size that is asked for} */
    public static EffectHeader ofNew() {
        return new EffectHeader(ByteView.of(new byte[SIZE]))
                .withTimeMode(TimeMode.ONCE)
                .withDuration(1)
                .withScale(Triple.ONE);
    }

    /** {@return how many commands it says there are} */
    public long statedCount() {
        return raw.u32(0);
    }

    /** {@return the number of the time mode as it is stored} */
    public long timeModeNumber() {
        return raw.u32(TIME_MODE_AT);
    }

    /** {@return where effect time comes from; nothing for a number above 17} */
    public Optional<TimeMode> timeMode() {
        return TimeMode.ofNumber(timeModeNumber());
    }

    /** {@return the seconds from start to end} */
    public float duration() {
        return raw.f32(DURATION_AT);
    }

    /** {@return the width of what flag {@link EffectFlag#JITTER_TIME} adds to effect time} */
    public float timeJitter() {
        return raw.f32(TIME_JITTER_AT);
    }

    /** {@return the flags, with bits nobody knows} */
    public int flags() {
        return raw.i32(FLAGS_AT);
    }

    /** {@return whether a flag is set} */
    public boolean has(EffectFlag flag) {
        return flag.isIn(flags());
    }

    /** {@return the id of the setting it hangs on} */
    public int settingsId() {
        return raw.i32(SETTINGS_AT);
    }

    /** {@return the number of the switch: the low byte of the id} */
    public int switchIndex() {
        return settingsId() & 0xFF;
    }

    /** {@return the widths of what flag {@link EffectFlag#RANDOM_OFFSET} shifts the instance by} */
    public Triple randomOffset() {
        return Triple.at(raw, RANDOM_OFFSET_AT);
    }

    /** {@return the point whose visibility is tested} */
    public Triple testPoint() {
        return Triple.at(raw, TEST_POINT_AT);
    }

    /** {@return what the size asked for is multiplied by} */
    public Triple scale() {
        return Triple.at(raw, SCALE_AT);
    }

    /** {@return this header with another time mode} */
    public EffectHeader withTimeMode(TimeMode mode) {
        return with(TIME_MODE_AT, mode.number());
    }

    /** {@return this header with another duration in seconds} */
    public EffectHeader withDuration(float seconds) {
        return withFloats(DURATION_AT, seconds);
    }

    /** {@return this header with another width of jitter} */
    public EffectHeader withTimeJitter(float width) {
        return withFloats(TIME_JITTER_AT, width);
    }

    /** {@return this header with other flags, bits nobody knows included} */
    public EffectHeader withFlags(int flags) {
        return with(FLAGS_AT, flags);
    }

    /** {@return this header with these flags set and the others as they are} */
    public EffectHeader with(EffectFlag... more) {
        int flags = flags();
        for (EffectFlag flag : more) {
            flags |= flag.mask();
        }
        return withFlags(flags);
    }

    /** {@return this header with a flag cleared} */
    public EffectHeader without(EffectFlag flag) {
        return withFlags(flags() & ~flag.mask());
    }

    /** {@return this header with another setting} */
    public EffectHeader withSetting(EffectSetting setting) {
        return with(SETTINGS_AT, setting.id());
    }

    /** {@return this header with other widths of a random shift} */
    public EffectHeader withRandomOffset(Triple widths) {
        return withFloats(RANDOM_OFFSET_AT, widths.x(), widths.y(), widths.z());
    }

    /** {@return this header with another point to be tested} */
    public EffectHeader withTestPoint(Triple point) {
        return withFloats(TEST_POINT_AT, point.x(), point.y(), point.z());
    }

    /** {@return this header with another scale} */
    public EffectHeader withScale(Triple scale) {
        return withFloats(SCALE_AT, scale.x(), scale.y(), scale.z());
    }

    EffectHeader withCount(long count) {
        return with(0, (int) count);
    }

    /**
     * Refuses values that differ from those before and are none a writer may write.
     *
     * @throws RefusedException if there is one
     */
    void checkEdit(EffectHeader before) {
        if (timeModeNumber() != before.timeModeNumber() && timeMode().isEmpty()) {
            throw WritableCommand.refused("timeMode", "0 to 17", timeModeNumber());
        }
        boolean setting = settingsId() == before.settingsId()
                || EffectSetting.ofId(settingsId()).isPresent();
        if (!setting) {
            throw WritableCommand.refused("settingsId", "the id of a setting", FxidFormat.hex(settingsId()));
        }
        for (RecordLayout.Slot slot : LAYOUT.slots()) {
            if (CommandFields.isFloat(slot.type())) {
                WritableCommand.checkFloats(slot, raw, before.raw);
            }
        }
    }

    private EffectHeader withFloats(int at, float... values) {
        EffectHeader changed = this;
        for (int i = 0; i < values.length; i++) {
            changed = changed.with(at + i * Float.BYTES, Float.floatToRawIntBits(values[i]));
        }
        changed.checkEdit(this);
        return changed;
    }

    private EffectHeader with(int at, int word) {
        ByteSink sink = ByteSink.inMemory();
        sink.bytes(raw.slice(0, at)).i32(word).bytes(raw.from(at + 4));
        return new EffectHeader(sink.toView());
    }
}
