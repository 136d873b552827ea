#!/bin/sh
# How long do commands over a whole game folder take, and how much memory?
#
#   bench/game.sh [RUNS]
#
# Makes the demo game of retail size once and prints, for each command, the median of RUNS (5): wall time, processor time, the most
# memory of the process, and megabytes a second. All run with a heap of at most 256 MB. IRONKIT names another program than ./ironkit.
set -eu

home=$(cd "$(dirname "$0")/.." && pwd)
runs=${1:-5}
program=${IRONKIT:-$home/ironkit}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT HUP INT TERM
IRONKIT_JAVA_OPTS=-Xmx256m
XDG_CACHE_HOME=$work/cache
export IRONKIT_JAVA_OPTS XDG_CACHE_HOME

"$program" --version >/dev/null
"$program" demo --size retail -o "$work/game" >"$work/out" 2>&1
bytes=$(du -sb "$work/game" | cut -f1)
echo "folder  $(find "$work/game" -type f | wc -l) files, $((bytes / 1000000)) MB"

# Wall, processor time and memory of one run; the result of the command may be any.
once() {
    /usr/bin/time -o "$work/time" -f '%e %U %S %M' "$@" >"$work/out" 2>&1 || [ $? -le 1 ]
    tail -n 1 "$work/time"
}

measure() {
    name=$1
    shift
    for _ in $(seq "$runs"); do
        once "$@"
    done | sort -n | sed -n "$(((runs + 1) / 2))p" | awk -v name="$name" -v bytes="$bytes" \
        '{ printf "%-24s %5.2f s wall  %5.2f s processor  %4d MB  %5.0f MB/s\n", name, $1, $2 + $3, $4 / 1024, bytes / 1e6 / $1 }'
}

measure 'validate' "$program" validate --progress none "$work/game"
measure 'verify --roundtrip' "$program" verify --roundtrip --progress none "$work/game"
rm -rf "$work/cache"
measure 'refs' "$program" refs --progress none "$work/game"
measure 'refs --unused' "$program" refs --unused --progress none "$work/game"
