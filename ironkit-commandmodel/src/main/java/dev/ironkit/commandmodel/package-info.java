/** A step of the build: the model of each command, written as code from the annotations of its class. */
package dev.ironkit.commandmodel;
