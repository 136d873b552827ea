#!/usr/bin/env bash
# Asking 905 materials for their look at random rows and times, on one thread: millions of queries a second, and the bytes a
# query allocates. Arguments go to JMH, e.g. -f 1.
. "$(dirname "$0")/jmh.sh"

scores PhaseBenchmark 1e6 query million/s 1 "$@"
