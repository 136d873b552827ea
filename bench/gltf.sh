#!/usr/bin/env bash
# How long does it take to write models out as glTF?
#
#   bench/gltf.sh [RUNS]
#
# First one model of 1.6 MB (40 nodes, 120 frames) in a warm process, without textures: the least and the median time in milliseconds.
# Then all models of the demo game of retail size with their textures, by the command: the median of RUNS (3), wall and processor
# time and the most memory of the process, with a heap of at most 512 MB. IRONKIT names another program than ./ironkit.
. "$(dirname "$0")/jmh.sh"
runs=${1:-3}
program=${IRONKIT:-./ironkit}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$java" -jar "$jar" GltfBenchmark -bm sample -rf csv -rff "$work/times" >&2

# Columns: "name",mode,threads,samples,score,error,unit
awk -F, '
    { gsub(/["\r]/, ""); name = $1; sub(/.*GltfBenchmark\./, "", name); sub(/:.*/, "", name) }
    $1 ~ /p0\.00$/ { least[name] = $5 / 1000 }
    $1 ~ /p0\.50$/ { median[name] = $5 / 1000; order[++count] = name }
    END {
        printf "%-16s %8s %8s\n", "one model, ms", "least", "median"
        for (i = 1; i <= count; i++) {
            printf "%-16s %8.2f %8.2f\n", order[i], least[order[i]], median[order[i]]
        }
    }' "$work/times"

export IRONKIT_JAVA_OPTS=-Xmx512m
export XDG_CACHE_HOME=$work/cache
"$program" --version >"$work/out"
"$program" demo --size retail -o "$work/game" >"$work/out" 2>&1

# One model of the game has nodes of another kind, so the command says that not all were converted.
once() {
    rm -rf "$work/made"
    /usr/bin/time -o "$work/time" -f '%e %U %S %M' \
        "$program" convert "$work/game" --to "$1" -o "$work/made/" --progress none >"$work/out" 2>&1 || [ $? -eq 3 ]
    tail -n 1 "$work/time"
}

for to in glb gltf; do
    for _ in $(seq "$runs"); do
        once "$to"
    done | sort -n | sed -n "$(((runs + 1) / 2))p" >"$work/median"
    awk -v to="$to" -v files="$(find "$work/made" -name "*.$to" | wc -l)" \
        '{ printf "%-5s %d models  %5.2f s wall  %5.2f s processor  %4d MB\n", to, files, $1, $2 + $3, $4 / 1024 }' "$work/median"
done
