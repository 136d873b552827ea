package dev.ironkit.format.mat0;

/** What a colour is multiplied by before it is added to the picture; the names are those of the device. */
public enum BlendFactor {
    ZERO,
    ONE,
    SRCCOLOR,
    SRCALPHA,
    INVSRCALPHA,
    DESTCOLOR
}
