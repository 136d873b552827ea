#!/usr/bin/env bash
# Start-up times, median of 10, against `java -version` on the same JVM. Run it on a quiet machine; JAVA_HOME chooses
# the Java. Allowed: --version 2x, ls of an archive with 900 entries 5x.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${1:-10}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
"$java" bench/ManyEntries.java 900 "$temp/900.lib"
./ironkit --version >/dev/null # builds if needed

names=() commands=()
measure() { names+=("$1") commands+=("$2"); }
measure 'java -version' "$java -version"
measure './ironkit --version' './ironkit --version'
measure './ironkit ls (900 entries)' "./ironkit ls $temp/900.lib"
measure './ironkit ls --json (900 entries)' "./ironkit ls --json $temp/900.lib"
measure 'java -jar ironkit.jar --version' "$java -jar ironkit-cli/target/ironkit.jar --version"
measure 'java -jar ironkit.jar ls' "$java -jar ironkit-cli/target/ironkit.jar ls $temp/900.lib"

# In turn, so that a busy moment meets all of them. Round 0 only warms the file cache.
for ((round = 0; round <= rounds; round++)); do
    for i in "${!commands[@]}"; do
        start=${EPOCHREALTIME/[.,]/}
        ${commands[i]} >/dev/null 2>&1
        end=${EPOCHREALTIME/[.,]/}
        ((round == 0)) || echo $((end - start)) >>"$temp/$i"
    done
done

"$java" -version 2>&1 | sed -n 2p
printf '%-36s %9s %7s\n' command 'median ms' ratio
for i in "${!commands[@]}"; do
    sort -n "$temp/$i" | awk -v name="${names[i]}" -v base="${base:-0}" '
        { t[NR] = $1 }
        END {
            m = (t[int((NR + 1) / 2)] + t[int((NR + 2) / 2)]) / 2
            printf "%-36s %9.1f %7.2f\n", name, m / 1000, base ? m / base : 1
            print m >"'"$temp"'/median"
        }'
    base=${base:-$(<"$temp/median")}
done
