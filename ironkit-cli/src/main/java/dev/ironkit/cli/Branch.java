package dev.ironkit.cli;

import dev.ironkit.format.asset.AssetKind;
import java.util.List;
import java.util.Optional;

/**
 * A thing and what is in it: entries, or the nodes of a model.
 *
 * @param address where it is
 * @param name what it is called
 * @param kind what it is
 * @param type what the directory says of it; empty for a file
 * @param size how many bytes it has
 * @param children its entries
 * @param sameAs the address of the archive that is the same bytes and was shown before
 * @param nodes its nodes, where it is a model and they are wanted
 */
record Branch(
        String address,
        String name,
        AssetKind kind,
        String type,
        long size,
        List<Branch> children,
        Optional<String> sameAs,
        Optional<NodeTree> nodes) {}
