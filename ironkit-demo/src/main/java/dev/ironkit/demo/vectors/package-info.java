/** A conformance kit: small inputs and what the engine makes of them, for whoever writes the engine again. */
package dev.ironkit.demo.vectors;
