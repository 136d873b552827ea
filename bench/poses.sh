#!/usr/bin/env bash
# Poses of a model of 40 nodes that all move, at random nodes and times, on one thread: samples, blends and whole models a second,
# in millions, and the bytes each allocates. Arguments go to JMH, e.g. -f 1.
. "$(dirname "$0")/jmh.sh"

scores PoseBenchmark 1e6 what million/s 3 "$@"
