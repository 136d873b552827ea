package dev.ironkit.convert.importing.scene;

import dev.ironkit.base.bytes.ByteView;
import java.util.Optional;

/**
 * A picture that comes with a model.
 *
 * @param place its number in the file
 * @param name its name, without folder and ending where it is that of a file; empty where it has none
 * @param bytes the file; nothing where it is missing
 */
public record IncomingPicture(int place, String name, Optional<ByteView> bytes) {}
