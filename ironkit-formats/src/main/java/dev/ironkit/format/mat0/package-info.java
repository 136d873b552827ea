/** Materials: what a surface looks like, phase by phase, and how the phases follow each other. Stored data only. */
package dev.ironkit.format.mat0;
