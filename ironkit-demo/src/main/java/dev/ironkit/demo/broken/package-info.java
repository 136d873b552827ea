/** Damaged files and entries, each named after the rule it breaks. */
package dev.ironkit.demo.broken;
