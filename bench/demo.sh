#!/usr/bin/env bash
# How long the made-up game takes: the small one, and the one of retail size, which is then verified and validated; all with
# a heap of 256 MB. Wall time, processor time and the most memory the process had.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
export JAVA_TOOL_OPTIONS=-Xmx256m
measure() {
    local what=$1
    shift
    /usr/bin/time -f "$what: %e s, %U s of processor, %M KB" ./ironkit "$@" --quiet > "$folder/out" 2> "$folder/err" || true
    tail -1 "$folder/err"
}
for run in 1 2 3; do
    measure "small" demo -o "$folder/small-$run"
done
for run in 1 2 3; do
    measure "retail" demo -o "$folder/retail-$run" --size retail
done
measure "verify --roundtrip" verify --roundtrip "$folder/retail-1"
measure "validate" validate "$folder/retail-1"
du -sh "$folder/retail-1"
