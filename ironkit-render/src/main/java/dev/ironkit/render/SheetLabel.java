package dev.ironkit.render;

/**
 * What stands below a picture of a contact sheet.
 *
 * @param name the name, shortened in its middle where it is too long
 * @param note a second line, for example size and format, or nothing
 */
public record SheetLabel(String name, String note) {}
