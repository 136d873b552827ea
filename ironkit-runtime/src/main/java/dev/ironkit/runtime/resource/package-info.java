/** Where the runtime gets its bytes from. */
package dev.ironkit.runtime.resource;
