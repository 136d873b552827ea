package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.format.texm.TextureName;

/**
 * One look of a material, as it is stored.
 *
 * <pre>
 *  off size field
 *    0    3 ambient        red, green, blue: light emitted by the surface
 *    3    1 ambientAlpha   opacity, in percent
 *    4    3 diffuse        red, green, blue
 *    7    1 diffuseAlpha   not used
 *    8    3 specular       red, green, blue
 *   11    1 specularAlpha  not used
 *   12    3 emissive       red, green, blue; not read by the renderer
 *   15    1 emissiveAlpha  not read by the renderer
 *   16    1 power          base-2 logarithm of the specular power
 *   17    1 cell           page of the texture, signed; -1 is all of it
 *   18   16 texture        name, empty for none; bytes behind its NUL are kept
 * </pre>
 *
 * @param raw the {@value #SIZE} bytes
 */
public record MaterialPhase(ByteView raw) {

    /** The size of a phase. */
    public static final int SIZE = 34;

    /** The size of the texture name. */
    public static final int NAME_SIZE = 16;

    /** The largest value of the opacity that means anything. */
    public static final int FULL_ALPHA = 100;

    /** The cell that stands for all of a texture. */
    public static final int WHOLE_TEXTURE = -1;

    /** The phase, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("ambient", FieldType.RGB, "light emitted by the surface")
            .known("ambientAlpha", FieldType.U8, "opacity, in percent")
            .known("diffuse", FieldType.RGB, "")
            .known("diffuseAlpha", FieldType.U8, "not used")
            .known("specular", FieldType.RGB, "")
            .known("specularAlpha", FieldType.U8, "not used")
            .known("emissive", FieldType.RGB, "not read by the renderer")
            .known("emissiveAlpha", FieldType.U8, "not read by the renderer")
            .known("power", FieldType.U8, "base-2 logarithm of the specular power")
            .known("cell", FieldType.I8, "page of the texture; -1 for the whole texture")
            .text("texture", NAME_SIZE, "empty for none")
            .build(SIZE);

    static final int AMBIENT_AT = 0;
    static final int AMBIENT_ALPHA_AT = 3;
    static final int DIFFUSE_AT = 4;
    static final int DIFFUSE_ALPHA_AT = 7;
    static final int SPECULAR_AT = 8;
    static final int SPECULAR_ALPHA_AT = 11;
    static final int EMISSIVE_AT = 12;
    static final int EMISSIVE_ALPHA_AT = 15;
    static final int POWER_AT = 16;
    static final int CELL_AT = 17;
    static final int NAME_AT = 18;

    private static final int WHITE = 0xFF_FFFF;

    public MaterialPhase {
        if (raw.length() != SIZE) {
            throw new IllegalArgumentException(raw.length() + " bytes are not a phase");
        }
    }

    /** {@return a new phase: white under light, black without, opaque, all of the texture; an empty name for none} */
    public static MaterialPhase of(String texture) {
        return new MaterialPhase(ByteView.of(new byte[SIZE]))
                .withAmbientAlpha(FULL_ALPHA)
                .withDiffuse(WHITE)
                .withCell(WHOLE_TEXTURE)
                .withTexture(texture);
    }

    /** {@return one of the 18 bytes before the name, unsigned} */
    public int parameter(int index) {
        return raw.slice(0, NAME_AT).u8(index);
    }

    /** {@return light emitted by the surface, {@code 0xRRGGBB}} */
    public int ambient() {
        return rgb(AMBIENT_AT);
    }

    /** {@return opacity, in percent; more than {@value #FULL_ALPHA} can be stored} */
    public int ambientAlpha() {
        return raw.u8(AMBIENT_ALPHA_AT);
    }

    /** {@return the colour under light, {@code 0xRRGGBB}} */
    public int diffuse() {
        return rgb(DIFFUSE_AT);
    }

    /** {@return a byte that is not used} */
    public int diffuseAlpha() {
        return raw.u8(DIFFUSE_ALPHA_AT);
    }

    /** {@return the colour of reflected light, {@code 0xRRGGBB}} */
    public int specular() {
        return rgb(SPECULAR_AT);
    }

    /** {@return a byte that is not used} */
    public int specularAlpha() {
        return raw.u8(SPECULAR_ALPHA_AT);
    }

    /** {@return a colour the renderer does not read, {@code 0xRRGGBB}} */
    public int emissive() {
        return rgb(EMISSIVE_AT);
    }

    /** {@return a byte the renderer does not read} */
    public int emissiveAlpha() {
        return raw.u8(EMISSIVE_ALPHA_AT);
    }

    /** {@return the exponent of two that the specular power is} */
    public int power() {
        return raw.u8(POWER_AT);
    }

    /** {@return the stored cell, signed} */
    public int cell() {
        return raw.i8(CELL_AT);
    }

    /** {@return the cell that counts: that of a phase without texture is {@value #WHOLE_TEXTURE}, whatever is stored} */
    public int shownCell() {
        return hasTexture() ? cell() : WHOLE_TEXTURE;
    }

    /** {@return the name of the texture with the bytes behind it; without a NUL all 16 bytes are the name} */
    public FixedText texture() {
        return new FixedText(raw.slice(NAME_AT, NAME_SIZE));
    }

    /** {@return whether a texture is named: the first byte of the name is not 0} */
    public boolean hasTexture() {
        return raw.u8(NAME_AT) != 0;
    }

    /** {@return this phase with another light of its own, {@code 0xRRGGBB}} */
    public MaterialPhase withAmbient(int rgb) {
        return withRgb("ambient", AMBIENT_AT, rgb);
    }

    /** {@return this phase with another opacity, 0 to {@value #FULL_ALPHA}} */
    public MaterialPhase withAmbientAlpha(int hundredths) {
        return with("ambientAlpha", AMBIENT_ALPHA_AT, hundredths, 0, FULL_ALPHA);
    }

    /** {@return this phase with another colour under light, {@code 0xRRGGBB}} */
    public MaterialPhase withDiffuse(int rgb) {
        return withRgb("diffuse", DIFFUSE_AT, rgb);
    }

    /** {@return this phase with another colour of reflected light, {@code 0xRRGGBB}} */
    public MaterialPhase withSpecular(int rgb) {
        return withRgb("specular", SPECULAR_AT, rgb);
    }

    /** {@return this phase with another emissive colour, {@code 0xRRGGBB}} */
    public MaterialPhase withEmissive(int rgb) {
        return withRgb("emissive", EMISSIVE_AT, rgb);
    }

    /** {@return this phase with another exponent, 0 to 255} */
    public MaterialPhase withPower(int exponent) {
        return with("power", POWER_AT, exponent, 0, 0xFF);
    }

    /** {@return this phase with another cell; -1 is all of the texture} */
    public MaterialPhase withCell(int cell) {
        return with("cell", CELL_AT, cell, WHOLE_TEXTURE, Byte.MAX_VALUE);
    }

    /**
     * {@return this phase with another texture, or with none}
     *
     * @param name at most 15 characters with a dot among them; empty for none
     * @throws RefusedException if the engine would not take the name
     */
    public MaterialPhase withTexture(String name) {
        byte[] text;
        try {
            text = FieldType.encodeText(name);
        } catch (FieldValueException e) {
            throw refusedName(name);
        }
        if (!isWritable(ByteView.of(text))) {
            throw refusedName(name);
        }
        return with(NAME_AT, FixedText.of(text, NAME_SIZE).raw());
    }

    /** Refuses values that differ from those before and are none a writer may write; {@code where} leads their paths. */
    void checkEdit(MaterialPhase before, String where) {
        if (ambientAlpha() != before.ambientAlpha()) {
            check(where, "ambientAlpha", ambientAlpha(), 0, FULL_ALPHA);
        }
        if (cell() != before.cell()) {
            check(where, "cell", cell(), WHOLE_TEXTURE, Byte.MAX_VALUE);
        }
        if (!texture().text().equals(before.texture().text())
                && !isWritable(texture().text())) {
            throw MaterialRefusal.of(
                    Mat0Problem.EDIT_TEXTURE, where + "texture", texture().display());
        }
    }

    private static boolean isWritable(ByteView name) {
        return name.length() < NAME_SIZE
                && name.indexOf(0) < 0
                && (name.length() == 0 || TextureName.of(name).isPresent());
    }

    private static RefusedException refusedName(String name) {
        return MaterialRefusal.of(Mat0Problem.EDIT_TEXTURE, "texture", name);
    }

    private int rgb(int at) {
        return raw.u8(at) << 16 | raw.u8(at + 1) << 8 | raw.u8(at + 2);
    }

    private MaterialPhase withRgb(String field, int at, int rgb) {
        check(field, rgb, 0, WHITE);
        return with(at, ByteView.of((byte) (rgb >> 16), (byte) (rgb >> 8), (byte) rgb));
    }

    private MaterialPhase with(String field, int at, int value, int low, int high) {
        check(field, value, low, high);
        return with(at, ByteView.of((byte) value));
    }

    private static void check(String field, int value, int low, int high) {
        check("", field, value, low, high);
    }

    private static void check(String where, String field, int value, int low, int high) {
        if (value < low || value > high) {
            throw MaterialRefusal.of(Mat0Problem.EDIT_VALUE, where + field, field, low, high, value);
        }
    }

    private MaterialPhase with(int at, ByteView bytes) {
        ByteSink sink = ByteSink.inMemory();
        sink.bytes(raw.slice(0, at)).bytes(bytes).bytes(raw.from(at + bytes.length()));
        return new MaterialPhase(sink.toView());
    }

    @Override
    public String toString() {
        return hasTexture() ? texture().display() : "no texture";
    }
}
