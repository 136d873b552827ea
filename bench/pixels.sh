#!/usr/bin/env bash
# Decoding 1024 x 1024 pixels of noise, format by format, against a copy of 4 MB in the same run. Prints the least and the
# median time of a call in milliseconds, the median as a multiple of the copy, and the bytes allocated by a call.
# On a busy machine the least time says what the code can do, the median what it got. Arguments go to JMH, e.g. -f 1.
. "$(dirname "$0")/jmh.sh"
times=$(mktemp) heap=$(mktemp)
trap 'rm -f "$times" "$heap"' EXIT
what='(Pixel|Copy)Benchmark'
"$java" -jar "$jar" "$what" -bm sample -rf csv -rff "$times" "$@" >&2
# Apart from the times: taking samples allocates by itself.
"$java" -jar "$jar" "$what" -bm avgt -f 1 -wi 2 -i 3 -prof gc -rf csv -rff "$heap" >&2

# Columns: "name",mode,threads,samples,score,error,unit[,format]
awk -F, '
    { gsub(/["\r]/, ""); name = ($8 == "" ? "copy of 4 MB" : $8) }
    $1 ~ /p0\.00$/ { least[name] = $5 }
    $1 ~ /p0\.50$/ { median[name] = $5; order[++count] = name }
    $1 ~ /gc\.alloc\.rate\.norm$/ { bytes[name] = $5 }
    END {
        printf "%-18s %8s %8s %8s %8s\n", "format", "least", "median", "x copy", "bytes"
        for (i = 1; i <= count; i++) {
            name = order[i]
            printf "%-18s %8.3f %8.3f %8.2f %8.1f\n", name, least[name], median[name],
                median[name] / median["copy of 4 MB"], bytes[name]
        }
    }' "$times" "$heap"
