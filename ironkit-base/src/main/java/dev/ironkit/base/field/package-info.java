/** One field model for all formats: which field owns which bytes, paths to fields, typed get and set, JSON out and in. */
package dev.ironkit.base.field;
