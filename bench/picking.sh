#!/usr/bin/env bash
# Rays on a model of 42,333 triangles on 40 moving nodes, through the trees and by asking every triangle; a ball; the pose of the
# whole model; taking over a pose. Prints microseconds a call, how many times faster the trees are, and the bytes a call allocates.
# Before it measures it compares the hits of all 10,000 rays. Arguments go to JMH, e.g. -f 1.
set -euo pipefail
cd "$(dirname "$0")/.."

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jar=ironkit-bench/target/benchmarks.jar
[ -f "$jar" ] || mvn -B -q -pl ironkit-bench -am package -DskipTests
result=$(mktemp)
trap 'rm -f "$result"' EXIT
"$java" -jar "$jar" PickBenchmark -prof gc -rf csv -rff "$result" "$@" >&2

# Columns: "name",mode,threads,samples,score,error,unit
awk -F, '
    { gsub(/["\r]/, ""); name = $1; sub(/.*PickBenchmark\./, "", name); sub(/:.*/, "", name) }
    $1 ~ /gc\.alloc\.rate\.norm$/ { bytes[name] = $5 }
    $1 !~ /gc\./ && NR > 1 { score[name] = $5; error[name] = $6; order[++count] = name }
    END {
        printf "%-16s %10s %8s %8s\n", "call", "us", "+-", "bytes"
        for (i = 1; i <= count; i++) {
            name = order[i]
            printf "%-16s %10.3f %8.3f %8.3f\n", name, score[name], error[name], bytes[name]
        }
        printf "%.0f times faster through the trees\n", score["rayByAskingAll"] / score["ray"]
    }' "$result"
