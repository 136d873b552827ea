# Read by the scripts beside it that run JMH: goes to the root of the project, sets java and jar, and builds the jar if it is missing.
# shellcheck shell=bash disable=SC2034
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jar=ironkit-bench/target/benchmarks.jar
[ -f "$jar" ] || mvn -B -q -pl ironkit-bench -am package -DskipTests

# Runs a benchmark with the garbage profiler and prints a line for each method: name, score, error and bytes a call.
#   scores BENCHMARK DIVISOR HEAD UNIT DECIMALS [JMH ARGUMENT...]
scores() {
    local benchmark=$1 divisor=$2 head=$3 unit=$4 decimals=$5 result
    shift 5
    result=$(mktemp)
    "$java" -jar "$jar" "$benchmark" -prof gc -rf csv -rff "$result" "$@" >&2
    # Columns: "name",mode,threads,samples,score,error,unit
    awk -F, -v benchmark="$benchmark" -v divisor="$divisor" -v head="$head" -v unit="$unit" -v decimals="$decimals" '
        { gsub(/["\r]/, ""); name = $1; sub(".*" benchmark "\\.", "", name); sub(/:.*/, "", name) }
        $1 ~ /gc\.alloc\.rate\.norm$/ { bytes[name] = $5 }
        $1 !~ /gc\./ && NR > 1 { score[name] = $5 / divisor; error[name] = $6 / divisor; order[++count] = name }
        END {
            printf "%-16s %12s %8s %8s\n", head, unit, "+-", "bytes"
            for (i = 1; i <= count; i++) {
                name = order[i]
                printf "%-16s %12.*f %8.*f %8.4f\n", name, decimals, score[name], decimals, error[name], bytes[name]
            }
        }' "$result"
    rm -f "$result"
}
