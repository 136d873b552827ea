/** What a format is: sniff, decode, encode, describe. */
package dev.ironkit.base.format;
