#!/bin/sh
# Kills every writing command at any moment and lets every step of it fail, then looks whether its files are old or new as a whole.
#
#   bench/kills.sh [kills]        1000 unless given; about a second and a half each
#
# Works in a folder of its own below TMPDIR, which is removed at the end. Ends with 1 if a file was neither.
set -eu

home=$(CDPATH='' cd -P -- "$(dirname -- "$0")/.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/ironkit-kills.XXXXXX")
trap 'rm -rf "$work"' EXIT
"$home/ironkit" --version >/dev/null
java "$home/bench/Kills.java" "$home/ironkit" "$work/kills" "${1:-1000}"
