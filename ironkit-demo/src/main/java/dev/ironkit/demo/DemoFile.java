package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;

/**
 * A file of the made-up game.
 *
 * @param name its name in the folder, with forward slashes
 * @param content its bytes
 * @param about what it shows, in a few words
 */
public record DemoFile(String name, ByteView content, String about) {}
