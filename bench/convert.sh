#!/usr/bin/env bash
# How long a texture archive takes to become pictures: 400 textures of 256 x 256 pixels, on one thread and on all.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
java bench/ManyTextures.java 400 "$folder/Textures.lib"
ls -l "$folder/Textures.lib"
for threads in 1 0; do
    for run in 1 2 3; do
        start=$(date +%s.%N)
        ./ironkit convert "$folder/Textures.lib" -o "$folder/out-$threads-$run/" --threads "$threads" --quiet "$@"
        end=$(date +%s.%N)
        awk -v threads="$threads" -v s="$start" -v e="$end" \
            'BEGIN { printf "%s: %.2f s\n", threads == 0 ? "all cores" : threads " thread", e - s }'
    done
done
start=$(date +%s.%N)
./ironkit render "$folder/Textures.lib" -o "$folder/sheet.png" --quiet
end=$(date +%s.%N)
awk -v s="$start" -v e="$end" 'BEGIN { printf "contact sheet: %.2f s\n", e - s }'
