package planted.dev.ironkit.format.texm;

/**
 * Breaks: records hold no arrays.
 *
 * @param pixels an array
 */
@SuppressWarnings("ArrayRecordComponent")
public record RecordWithAnArray(int[] pixels) {}
