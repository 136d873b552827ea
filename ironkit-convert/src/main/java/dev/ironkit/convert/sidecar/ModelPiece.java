package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A part of the file of a model; all of them one after the other are the file.
 *
 * <p>They are cut at what the directory says, wherever that lies inside the file: so each table is a piece of its own, and of a damaged
 * file nothing is lost.
 *
 * @param kind {@code header}, {@code table}, {@code gap} or {@code directory}
 * @param entries the entries of the directory that the piece belongs to: one for a sound table
 * @param bytes its bytes
 */
record ModelPiece(String kind, List<Integer> entries, ByteView bytes) {

    private static final int COUNT_AT = 8;
    private static final int LENGTH_AT = 12;
    private static final int SIZE_AT = 12;
    private static final int OFFSET_AT = 56;

    /** A stretch of the file that something claims. */
    private record Claim(int entry, long from, long to) {}

    /** The pieces of a file. */
    static List<ModelPiece> of(ByteView file) {
        int directory = directory(file);
        List<Claim> claims = claims(file, directory);
        TreeSet<Integer> cuts = new TreeSet<>(List.of(0, Math.min(NresFormat.HEADER_SIZE, directory), directory));
        cuts.add(file.length());
        claims.forEach(claim -> {
            cuts.add((int) claim.from());
            cuts.add((int) claim.to());
        });
        List<ModelPiece> pieces = new ArrayList<>();
        List<Integer> places = List.copyOf(cuts);
        for (int i = 0; i + 1 < places.size(); i++) {
            pieces.add(piece(file, places.get(i), places.get(i + 1), directory, claims));
        }
        return pieces;
    }

    private static ModelPiece piece(ByteView file, int from, int to, int directory, List<Claim> claims) {
        ByteView bytes = file.slice(from, to - from);
        if (from >= directory) {
            return new ModelPiece("directory", List.of(), bytes);
        }
        if (from < NresFormat.HEADER_SIZE) {
            return new ModelPiece("header", List.of(), bytes);
        }
        List<Integer> owners = claims.stream()
                .filter(claim -> claim.from() <= from && to <= claim.to())
                .map(Claim::entry)
                .toList();
        return new ModelPiece(owners.isEmpty() ? "gap" : "table", owners, bytes);
    }

    /** Where the directory begins; the end of the file where there is none. */
    private static int directory(ByteView file) {
        if (file.length() < NresFormat.HEADER_SIZE) {
            return file.length();
        }
        long begin = file.u32(LENGTH_AT) - file.u32(COUNT_AT) * NresEntry.SIZE;
        return begin < NresFormat.HEADER_SIZE || begin > file.length() ? file.length() : (int) begin;
    }

    private static List<Claim> claims(ByteView file, int directory) {
        List<Claim> claims = new ArrayList<>();
        int count = (file.length() - directory) / NresEntry.SIZE;
        for (int entry = 0; entry < count; entry++) {
            int record = directory + entry * NresEntry.SIZE;
            long from = file.u32(record + OFFSET_AT);
            long to = from + file.u32(record + SIZE_AT);
            if (from >= NresFormat.HEADER_SIZE && to <= directory && from < to) {
                claims.add(new Claim(entry, from, to));
            }
        }
        return claims;
    }
}
