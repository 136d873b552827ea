/** The command that writes the made-up game folder. */
package dev.ironkit.cli.demo;
