#!/bin/sh
# How long does verify --roundtrip take, beside copying a folder and comparing the copy?
#
#   bench/roundtrip.sh [MEGABYTES] [RUNS]
#
# Prints the median of RUNS (5) over a made-up folder of MEGABYTES (64), and the ratio that docs/performance.md speaks of:
# our time without the start of the JVM, divided by cp -r plus diff -r. IRONKIT names another program than ./ironkit.
set -eu

home=$(cd "$(dirname "$0")/.." && pwd)
megabytes=${1:-64}
runs=${2:-5}
program=${IRONKIT:-$home/ironkit}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT HUP INT TERM

classes=$home/ironkit-testkit/target/classes:$home/ironkit-base/target/classes
if [ ! -d "$home/ironkit-testkit/target/classes" ]; then
    (cd "$home" && mvn -B -q -pl ironkit-testkit -am -DskipTests test-compile)
fi
java -cp "$classes" dev.ironkit.testkit.ArchiveFolder "$work/folder" "$megabytes"

now() {
    date +%s%N
}

# Runs a command and prints the milliseconds it took.
timed() {
    start=$(now)
    "$@" >"$work/out" 2>&1 || { cat "$work/out" >&2; exit 1; }
    echo $((($(now) - start) / 1000000))
}

median() {
    sort -n | sed -n "$(((runs + 1) / 2))p"
}

copy_and_compare() {
    rm -rf "$work/copy"
    cp -r "$work/folder" "$work/copy"
    diff -r "$work/folder" "$work/copy"
}

repeat() {
    for _ in $(seq "$runs"); do
        timed "$@"
    done | median
}

"$program" --version >/dev/null
timed "$program" verify --roundtrip "$work/folder" >/dev/null
cat "$work/out"
start=$(repeat java -version)
base=$(repeat copy_and_compare)
ours=$(repeat "$program" verify --roundtrip "$work/folder")

echo "folder               $(du -sm --apparent-size "$work/folder" | cut -f1) MB, $(ls "$work/folder" | wc -l) files"
echo "java -version        $start ms"
echo "cp -r and diff -r    $base ms"
echo "verify --roundtrip   $ours ms"
awk -v ours="$ours" -v start="$start" -v base="$base" \
    'BEGIN { printf "ratio                %.2f (with the JVM start %.2f); allowed: 3.00\n", (ours - start) / base, ours / base }'
