#!/usr/bin/env bash
# Poses of a model of 40 nodes that all move, at random nodes and times, on one thread: samples, blends and whole models a second,
# in millions, and the bytes each allocates. Arguments go to JMH, e.g. -f 1.
set -euo pipefail
cd "$(dirname "$0")/.."

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jar=ironkit-bench/target/benchmarks.jar
[ -f "$jar" ] || mvn -B -q -pl ironkit-bench -am package -DskipTests
result=$(mktemp)
trap 'rm -f "$result"' EXIT
"$java" -jar "$jar" PoseBenchmark -prof gc -rf csv -rff "$result" "$@" >&2

# Columns: "name",mode,threads,samples,score,error,unit
awk -F, '
    { gsub(/["\r]/, ""); name = $1; sub(/.*PoseBenchmark\./, "", name); sub(/:.*/, "", name) }
    $1 ~ /gc\.alloc\.rate\.norm$/ { bytes[name] = $5 }
    $1 !~ /gc\./ && NR > 1 { score[name] = $5 / 1e6; error[name] = $6 / 1e6; order[++count] = name }
    END {
        printf "%-12s %12s %8s %8s\n", "what", "million/s", "+-", "bytes"
        for (i = 1; i <= count; i++) {
            name = order[i]
            printf "%-12s %12.3f %8.3f %8.4f\n", name, score[name], error[name], bytes[name]
        }
    }' "$result"
