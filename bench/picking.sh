#!/usr/bin/env bash
# Rays on a model of 42,333 triangles on 40 moving nodes, through the trees and by asking every triangle; a ball; the pose of the
# whole model; taking over a pose. Prints microseconds a call, how many times faster the trees are, and the bytes a call allocates.
# Before it measures it compares the hits of all 10,000 rays. Arguments go to JMH, e.g. -f 1.
. "$(dirname "$0")/jmh.sh"

scores PickBenchmark 1 call us 3 "$@" | awk '
    { print }
    { score[$1] = $2 }
    END { printf "%.0f times faster through the trees\n", score["rayByAskingAll"] / score["ray"] }'
