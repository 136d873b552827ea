#!/usr/bin/env bash
# Checking a sound model of 1.6 MB (40 moving nodes, 23,000 vertices, 42,333 triangles) on one thread: the least and the median
# time of a call in milliseconds. On a busy machine the least time says what the code can do, the median what it got.
# Arguments go to JMH, e.g. -f 1.
. "$(dirname "$0")/jmh.sh"
times=$(mktemp)
trap 'rm -f "$times"' EXIT
"$java" -jar "$jar" ModelCheckBenchmark -bm sample -rf csv -rff "$times" "$@" >&2

# Columns: "name",mode,threads,samples,score,error,unit
awk -F, '
    { gsub(/["\r]/, ""); name = $1; sub(/.*ModelCheckBenchmark\./, "", name); sub(/:.*/, "", name) }
    $1 ~ /p0\.00$/ { least[name] = $5 / 1000 }
    $1 ~ /p0\.50$/ { median[name] = $5 / 1000; order[++count] = name }
    END {
        printf "%-16s %8s %8s\n", "", "least", "median"
        for (i = 1; i <= count; i++) {
            printf "%-16s %8.3f %8.3f\n", order[i], least[order[i]], median[order[i]]
        }
    }' "$times"
