# Read by the launcher (../../../../ironkit) when the program is not built, or not archived for this Java.
# Takes from there: home jar java java_home version archive, say, is_built, is_archived. Output goes to stderr.
# shellcheck shell=sh disable=SC2154

state=$home/target
lock=$state/launcher.lock
log=$state/launcher.log

# How long another build is waited for, in seconds.
patience=${IRONKIT_BUILD_WAIT:-600}
case $patience in
*[!0-9]*)
    say "IRONKIT_BUILD_WAIT is a number of seconds, not $patience"
    exit 126
    ;;
esac

# The lock names the process that holds it. Best it is a link that points there: made in one step, so it is never there without
# its owner. File systems without links (exFAT), and machines without ln, get a file of the same name, which is empty for a moment.
make_lock() {
    ln -s "pid-$$" "$lock" 2>/dev/null || (set -C && printf 'pid-%s\n' "$$" >"$lock") 2>/dev/null
}

lock_owner() {
    owner=''
    if [ -h "$lock" ]; then
        owner=$(readlink "$lock" 2>/dev/null) || owner=''
    elif [ -f "$lock" ]; then
        read -r owner <"$lock" || :
    fi 2>/dev/null
}

# Whether the lock is there and nobody holds it any more. A link that cannot be read may be anybody's.
is_orphan() {
    if [ -n "$owner" ]; then
        ! kill -0 "${owner#pid-}" 2>/dev/null
    else
        [ -f "$lock" ] && [ "$waited" -ge 3 ]
    fi
}

# Succeeds with the lock. Fails when it cannot be made, and after a wait that no build takes: it never tries without end.
take_lock() {
    told='' waited=0 refused=0
    until make_lock; do
        lock_owner
        if is_orphan && mv "$lock" "$lock.$$" 2>/dev/null; then
            # Its owner was killed. Only one of those who wait succeeds in moving it away.
            rm -f "$lock.$$"
            continue
        fi
        if [ ! -h "$lock" ] && [ ! -e "$lock" ]; then
            # Given back just now; or nobody can make one here.
            refused=$((refused + 1))
            if [ "$refused" -ge 3 ]; then
                say "cannot make $lock, which keeps two builds apart"
                return 1
            fi
        elif [ "$waited" -ge "$patience" ]; then
            say "waited $waited seconds for another build of the same tree${owner:+ (process ${owner#pid-})}"
            say "if there is none, delete $lock"
            return 1
        elif [ -z "$told" ]; then
            say "waiting for another build of the same tree..."
            told=yes
        fi
        sleep 1 || return 1
        waited=$((waited + 1))
    done
    trap 'rm -f "$lock"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

release_lock() {
    rm -f "$lock"
    trap - EXIT HUP INT TERM
}

check_java() {
    if [ -z "$version" ]; then
        version=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.version = //p')
    fi
    feature=${version%%[!0-9]*}
    if [ "${feature:-0}" -lt 17 ]; then
        say "Java 17 or newer is needed, but $java is ${version:-of unknown version}"
        say "set JAVA_HOME to a newer one"
        exit 126
    fi
}

build() {
    if ! command -v mvn >/dev/null; then
        say "Maven (mvn) is needed to build ironkit, and there is none on the PATH"
        exit 127
    fi
    if [ -f "$jar" ]; then
        say "building (sources have changed)..."
    else
        say "building (first use, about a minute)..."
    fi
    : >"$state/launcher.start"
    if ! (
        # Maven needs a JDK. If the Java found is only a runtime, Maven may still know one.
        [ ! -x "$java_home/bin/javac" ] || export JAVA_HOME="$java_home"
        cd "$home" && exec mvn -B -q -Dstyle.color=never -Dmaven.test.skip=true -Dspotless.check.skip=true \
            -pl ironkit-cli -am package
    ) >"$log" 2>&1 </dev/null; then
        say "the build failed; its log is $log"
        grep '^\[ERROR\]' "$log" | head -n 5
        exit 126
    fi
    built=yes
    # As old as the start of the build: what was edited while it ran is then newer.
    touch -r "$state/launcher.start" "$jar"
}

# Runs the training commands, each in a JVM that notes the classes it loads, and prints the notes as one class list.
list_classes() {
    number=0
    while read -r command; do
        case $command in '' | '#'*) continue ;; esac
        number=$((number + 1))
        # A command may fail, or not exist: what it loaded until then counts all the same.
        # shellcheck disable=SC2086 # a line is a list of words
        (cd "$work" && "$java" "-XX:DumpLoadedClassList=$work/$number.lst" -cp "$jar" dev.ironkit.cli.Main $command) \
            </dev/null >/dev/null 2>&1 || :
    done <"$home/ironkit-cli/src/main/launcher/training.txt"
    set +f
    # Numbers are unique within one list only. Classes with a "source" were made at run time. The class files of picocli
    # are so old that they are archived only as long as nothing in them is resolved or linked: no @ lines for them.
    cat "$work"/*.lst | sed -e '/source:/d' -e '/^#/d' -e '/^@.*picocli/d' -e 's/ id: [0-9]*$//' | awk '!seen[$0]++'
    set -f
}

make_archive() {
    mkdir -p "${archive%/*}" && work=$(mktemp -d) || return 0
    list_classes >"$work/classes"
    if "$java" -Xshare:dump "-XX:SharedClassListFile=$work/classes" "-XX:SharedArchiveFile=$archive.$$" -cp "$jar" \
        >"$work/dump.log" 2>&1; then
        mv -f "$archive.$$" "$archive"
    else
        # Remembered by an empty file, so that it is not tried again each time.
        rm -f "$archive.$$" "$archive"
        : >"$archive"
    fi
    rm -rf "$work"
}

check_java
if ! { mkdir -p "$state" && [ -w "$state" ]; } 2>/dev/null; then
    if ! is_built; then
        say "cannot build: no permission to write in $home"
        exit 126
    fi
elif take_lock; then
    # Another one may have done it meanwhile.
    built=''
    is_built || build
    if ! is_archived; then
        [ -n "$built" ] || say "preparing a short start-up with this Java..."
        make_archive
    fi
    release_lock
elif ! is_built; then
    # What was built last would run all the same; but it is not what the sources say.
    [ ! -f "$jar" ] || say "IRONKIT_BUILD=never runs what was built last"
    exit 126
fi
