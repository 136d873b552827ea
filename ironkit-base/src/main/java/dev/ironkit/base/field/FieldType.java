package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Attributes;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;

/** How the bytes of a field are read as a value and how a value is written as bytes. */
public enum FieldType {
    U8(1, 0, 0xFF),
    I8(1, -128, 127),
    U16(2, 0, 0xFFFF),
    I16(2, -32768, 32767),
    U32(4, 0, 0xFFFF_FFFFL),
    I32(4, Integer.MIN_VALUE, Integer.MAX_VALUE),
    /** Bits, printed in hexadecimal. */
    FLAGS16(2, 0, 0xFFFF),
    /** Bits, printed in hexadecimal. */
    FLAGS32(4, 0, 0xFFFF_FFFFL),
    F32(4, 0, 0),
    /** Three floats, printed with blanks between them. */
    F32X3(12, 0, 0),
    /** Four floats, printed with blanks between them. */
    F32X4(16, 0, 0),
    /** Bytes of blue, green, red and one that is not used: {@code #RRGGBB}, and that one behind them where it is not 0. */
    BGRX(4, 0, 0),
    /** Bytes of red, green and blue: {@code #RRGGBB}. */
    RGB(3, 0, 0),
    /** A directory type: four characters or a number. */
    FOURCC(4, 0, 0xFFFF_FFFFL),
    /** Text that a NUL ends, with whatever stands behind it; CP1251. */
    TEXT(0, 0, 0),
    /** Text as it stands, line ends and all, of any length; a new value may have another length; CP1251. */
    CHARACTERS(0, 0, 0),
    /** Bytes as they are, printed as hexadecimal digits. */
    BYTES(0, 0, 0);

    /** Stands before hexadecimal digits where text cannot say the bytes. */
    private static final String HEX_PREFIX = "hex:";

    private static final HexFormat UPPER_HEX = HexFormat.of().withUpperCase();

    private final String word = name().toLowerCase(Locale.ROOT);
    private final int width;
    private final long low;
    private final long high;

    FieldType(int width, long low, long high) {
        this.width = width;
        this.low = low;
        this.high = high;
    }

    /** {@return the lower-case word used in JSON} */
    public String word() {
        return word;
    }

    /** {@return the size in bytes, or 0 where each field has its own} */
    public int width() {
        return width;
    }

    /** {@return whether a new value may have another length than the old one} */
    public boolean isElastic() {
        return this == CHARACTERS;
    }

    /** {@return whether the value is a whole number, written as one in JSON} */
    public boolean isInteger() {
        return switch (this) {
            case U8, I8, U16, I16, U32, I32 -> true;
            default -> false;
        };
    }

    /** {@return the whole number in the bytes} */
    public long integer(ByteView bytes) {
        return switch (this) {
            case U8 -> bytes.u8(0);
            case I8 -> bytes.i8(0);
            case U16, FLAGS16 -> bytes.u16(0);
            case I16 -> bytes.i16(0);
            case I32 -> bytes.i32(0);
            case U32, FLAGS32, FOURCC, F32 -> bytes.u32(0);
            case F32X3, F32X4, BGRX, RGB, TEXT, CHARACTERS, BYTES ->
                throw new IllegalStateException(this + " is not a number");
        };
    }

    /** {@return the value as text; {@link #parse} gives the same bytes back} */
    public String print(ByteView bytes) {
        return switch (this) {
            case U8, I8, U16, I16, U32, I32 -> Long.toString(integer(bytes));
            case FLAGS16 -> "0x" + UPPER_HEX.toHexDigits((short) integer(bytes));
            case FLAGS32 -> "0x" + UPPER_HEX.toHexDigits((int) integer(bytes));
            case F32 -> FloatText.of(bytes.i32(0));
            case F32X3, F32X4 -> printFloats(bytes);
            case BGRX -> ColourText.of(bytes.i32(0));
            case RGB -> ColourText.ofThree(bytes.u8(0) << 16 | bytes.u8(1) << 8 | bytes.u8(2));
            case FOURCC -> Attributes.typeText(bytes.i32(0));
            case TEXT -> printText(bytes);
            case CHARACTERS -> exactOrHex(new String(bytes.toByteArray(), FixedText.CP1251), bytes);
            case BYTES -> HexFormat.of().formatHex(bytes.toByteArray());
        };
    }

    /** {@return whether the printed value is a JSON number} */
    public boolean printsNumber(ByteView bytes) {
        return isInteger() || (this == F32 && FloatText.isPlain(bytes.i32(0)));
    }

    /**
     * {@return the bytes of a value given as text}
     *
     * @param text the value
     * @param size the size of the field, or -1 where any length will do
     * @throws FieldValueException if the value does not fit
     */
    public byte[] parse(String text, int size) {
        return switch (this) {
            case F32 -> ByteSink.inMemory().i32(FloatText.bits(text)).toByteArray();
            case F32X3 -> parseFloats(text, 3, "three");
            case F32X4 -> parseFloats(text, 4, "four");
            case BGRX -> ByteSink.inMemory().i32(ColourText.bits(text)).toByteArray();
            case RGB -> parseRgb(text);
            case TEXT -> parseText(text, size);
            case CHARACTERS -> parseText(text, -1);
            case BYTES -> parseHex(text, size);
            case FOURCC -> ByteSink.inMemory().i32(parseFourcc(text)).toByteArray();
            default -> parseInteger(text);
        };
    }

    private byte[] parseInteger(String text) {
        long value;
        try {
            String digits = text.strip();
            value = digits.matches("0[xX][0-9a-fA-F]+")
                    ? Long.parseLong(digits.substring(2), 16)
                    : Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw new FieldValueException("expected a whole number (decimal or 0x...), found " + text);
        }
        if (value < low || value > high) {
            throw new FieldValueException(value + " is outside " + low + " to " + high);
        }
        ByteSink out = ByteSink.inMemory().i32((int) value);
        return Arrays.copyOf(out.toByteArray(), width);
    }

    private static String printFloats(ByteView bytes) {
        StringBuilder text = new StringBuilder(FloatText.of(bytes.i32(0)));
        for (int at = Float.BYTES; at < bytes.length(); at += Float.BYTES) {
            text.append(' ').append(FloatText.of(bytes.i32(at)));
        }
        return text.toString();
    }

    private static byte[] parseFloats(String text, int count, String inWords) {
        String[] parts = text.strip().split("[\\s,]+", -1);
        if (parts.length != count) {
            throw new FieldValueException("expected " + inWords + " numbers separated by spaces, found " + text);
        }
        ByteSink out = ByteSink.inMemory();
        for (String part : parts) {
            out.i32(FloatText.bits(part));
        }
        return out.toByteArray();
    }

    private static int parseFourcc(String text) {
        try {
            return Attributes.parseType(text);
        } catch (IllegalArgumentException e) {
            throw new FieldValueException(e.getMessage());
        }
    }

    private static String printText(ByteView bytes) {
        FixedText text = new FixedText(bytes);
        return text.tail().isZero() ? exactOrHex(text.display(), bytes) : hex(bytes);
    }

    private static String exactOrHex(String shown, ByteView bytes) {
        return shown.startsWith(HEX_PREFIX) || shown.indexOf('\uFFFD') >= 0 ? hex(bytes) : shown;
    }

    private static String hex(ByteView bytes) {
        return HEX_PREFIX + HexFormat.of().formatHex(bytes.toByteArray());
    }

    private static byte[] parseRgb(String text) {
        int rgb = ColourText.three(text);
        return new byte[] {(byte) (rgb >> 16), (byte) (rgb >> 8), (byte) rgb};
    }

    private static byte[] parseText(String text, int size) {
        if (text.startsWith(HEX_PREFIX)) {
            return parseHex(text.substring(HEX_PREFIX.length()), size);
        }
        byte[] encoded = encodeText(text);
        if (size < 0) {
            return encoded;
        }
        try {
            return FixedText.of(encoded, size).raw().toByteArray();
        } catch (IllegalArgumentException e) {
            throw new FieldValueException(e.getMessage());
        }
    }

    /** {@return the CP1251 bytes of a text} */
    public static byte[] encodeText(String text) {
        try {
            ByteBuffer encoded = FixedText.CP1251
                    .newEncoder()
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(text));
            byte[] bytes = new byte[encoded.remaining()];
            encoded.get(bytes);
            return bytes;
        } catch (CharacterCodingException e) {
            throw new FieldValueException("the text contains a character that CP1251 cannot represent: " + text);
        }
    }

    private static byte[] parseHex(String text, int size) {
        byte[] bytes;
        try {
            bytes = HexFormat.of().parseHex(text.replace(" ", "").toLowerCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new FieldValueException("expected an even number of hexadecimal digits");
        }
        if (size >= 0 && bytes.length != size) {
            throw new FieldValueException("the field holds " + size + " bytes, not " + bytes.length);
        }
        return bytes;
    }
}
