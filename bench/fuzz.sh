#!/bin/sh
# Does any command fail, hang, take too much memory, print broken JSON or touch what it should not, whatever it is given?
#
#   bench/fuzz.sh [--commands N] [--seed S] [--minutes M] [--only COMMAND[,COMMAND...]] [--workers N] [--log FILE] [--replay FILE]
#
# Builds what it needs, then runs N commands (20000) with damaged files, odd names and odd arguments, thousands in each process, as many
# processes as there are cores. Command K of seed S is always the same. What is found is kept in target/fuzz/failures, once for each
# kind: command.txt, found.txt and the files; --replay runs such a one again. Ends with 1 if anything was found.
# IRONKIT_MAVEN_OPTS are further words for Maven, such as -o; IRONKIT_FUZZ_WORK names another folder to work in than one in memory.
set -eu

home=$(cd "$(dirname "$0")/.." && pwd)
cd "$home"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
paths=ironkit-cli/target/fuzz/classpath

# The class path is what a test of the build writes down; it is older than what it leads to when that has changed.
newer=$(find pom.xml ironkit-*/pom.xml ironkit-*/src/main ironkit-testkit/src ironkit-cli/src/test -newer "$paths" -print -quit 2>/dev/null || echo all)
if [ -n "$newer" ] || [ ! -f "$paths" ]; then
    mvn ${IRONKIT_MAVEN_OPTS-} -B -q -Dspotless.check.skip=true -pl ironkit-cli -am test \
        -Dtest='FuzzRunTest#tellsTheScriptTheClassPath' -Dsurefire.failIfNoSpecifiedTests=false
    touch "$paths"
fi

work=${IRONKIT_FUZZ_WORK-}
if [ -z "$work" ] && [ -d /dev/shm ] && [ -w /dev/shm ]; then
    work=$(mktemp -d /dev/shm/ironkit-fuzz.XXXXXX)
elif [ -z "$work" ]; then
    work=$(mktemp -d)
fi
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM

"$java" -Xmx256m -XX:+UseSerialGC -cp "$(cat "$paths")" dev.ironkit.cli.fuzz.Fuzz --work "$work" --failures target/fuzz/failures "$@"
