/** Where the names in assets lead: the links of a whole game, found as the engine finds them. */
package dev.ironkit.runtime.link;
