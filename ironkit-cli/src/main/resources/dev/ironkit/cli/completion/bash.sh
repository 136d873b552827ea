# Completion of ironkit for bash (3.2 and newer), made by `ironkit completion bash`.
#
#   ironkit completion bash > ~/.ironkit-completion
#   echo '. ~/.ironkit-completion' >> ~/.bashrc

#DATA#

# The words up to the cursor as the shell will see them, in $words. Bash has cut them at ":" and "=", which stand inside
# addresses and options; pieces without a blank between them are put together again.
__ironkit_split() {
    local line=${COMP_LINE:0:COMP_POINT} i
    words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        if [[ $i -eq 0 || $line == [[:space:]]* ]]; then
            words[${#words[@]}]=
            line=${line#"${line%%[![:space:]]*}"}
        fi
        if [[ $i -eq $COMP_CWORD ]]; then
            # What stands behind the cursor does not count.
            words[${#words[@]} - 1]+=$line
        else
            words[${#words[@]} - 1]+=${COMP_WORDS[i]}
            line=${line#"${COMP_WORDS[i]}"}
        fi
    done
}

# Adds the lines of stdin to COMPREPLY.
__ironkit_add() {
    local line
    while IFS= read -r line; do
        COMPREPLY[${#COMPREPLY[@]}]=$1$line
    done
}

# Adds what an address that goes into an archive, or starts at the game folder, can go on with. The last answer is kept
# while the archive is the same: it also answers for a word that only became longer.
__ironkit_add_entries() {
    local tilde='~/' word file stamp line ignoring_case=''
    word=${1/#"$tilde"/$HOME/}
    file=${word%%!/*}
    file=${file%%::*}
    # Names match in any case, as the engine looks them up.
    shopt -q nocasematch && ignoring_case=yes
    shopt -s nocasematch
    stamp=$(stat -c '%Y %s %i' -- "$file" 2>/dev/null || stat -f '%m %z %i' -- "$file" 2>/dev/null)
    if [[ -z $stamp || $stamp != "$__ironkit_stamp" || -z $__ironkit_asked || $word != "$__ironkit_asked"* ||
        ${word:${#__ironkit_asked}} == *!/* || ${word:${#__ironkit_asked}} == *::* ]]; then
        __ironkit_answer=$("${words[0]/#"$tilde"/$HOME/}" completion ${game:+--game "$game"} --entries "$word" 2>/dev/null)
        __ironkit_stamp=$stamp
        __ironkit_asked=$word
    fi
    # A list that was cut does not answer for a longer word.
    [[ $(wc -l <<<"$__ironkit_answer") -lt 1000 ]] || __ironkit_stamp=
    while IFS= read -r line; do
        [[ -n $line && $line == "$word"* ]] && COMPREPLY[${#COMPREPLY[@]}]=$line
    done <<<"$__ironkit_answer"
    [[ -n $ignoring_case ]] || shopt -u nocasematch
}

# Adds what fits: $1 says what is wanted, $2 what there is of it, $3 stands before it in the same word.
__ironkit_add_fitting() {
    case $1 in
    @files | @folders | @addresses)
        # Blanks and the like are then quoted, folders get a slash.
        compopt -o filenames 2>/dev/null
        if [[ $1 == @addresses && ($2 == *!/* || $2 == *::* || $2 == game:*) ]]; then
            __ironkit_add_entries "$2"
        elif [[ $1 == @folders ]]; then
            __ironkit_add "$3" < <(compgen -d -- "$2")
        else
            __ironkit_add "$3" < <(compgen -f -- "$2")
        fi
        ;;
    @anything) ;;
    *) __ironkit_add "$3" < <(compgen -W "$1" -- "$2") ;;
    esac
}

_ironkit() {
    local IFS=$' \t\n' __ironkit_reply words word current quote='' command pending='' ended='' number=1 i tail game=''
    COMPREPLY=()
    __ironkit_split
    current=${words[${#words[@]} - 1]}
    case $current in
    \'* | \"*)
        quote=${current:0:1}
        current=${current:1}
        ;;
    *) current=${current//\\/} ;;
    esac
    command=${words[1]-}

    for ((i = 2; i < ${#words[@]} - 1; i++)); do
        word=${words[i]}
        if [[ -n $pending ]]; then
            [[ $pending != --game ]] || game=${word//[\\\'\"]/}
            pending=
        elif [[ $word == -- ]]; then
            ended=yes
        elif [[ $word == -?* && -z $ended ]]; then
            __ironkit_takes "$command" "$word"
            [[ -z $__ironkit_reply || $word == *=* ]] || pending=$word
            [[ $word != --game=* ]] || game=${word#*=}
        else
            number=$((number + 1))
        fi
    done

    if [[ ${#words[@]} -le 2 ]]; then
        __ironkit_add_fitting "$__ironkit_commands help --help --version" "$current" ''
    elif [[ $command == help ]]; then
        __ironkit_add_fitting "$__ironkit_commands" "$current" ''
    elif [[ -n $pending ]]; then
        __ironkit_takes "$command" "$pending"
        __ironkit_add_fitting "$__ironkit_reply" "$current" ''
    elif [[ $current == --*=* && -z $ended ]]; then
        __ironkit_takes "$command" "${current%%=*}"
        __ironkit_add_fitting "$__ironkit_reply" "${current#*=}" "${current%%=*}="
    elif [[ $current == -* && -z $ended ]]; then
        __ironkit_options "$command"
        __ironkit_add_fitting "$__ironkit_reply" "$current" ''
    else
        __ironkit_takes "$command" "$number"
        __ironkit_add_fitting "$__ironkit_reply" "$current" ''
    fi

    # A folder of the game can be gone into.
    [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != */ ]] || compopt -o nospace 2>/dev/null

    # Outside quotes bash replaces only what stands behind the last ":" or "=".
    if [[ -z $quote ]]; then
        tail=$current
        [[ $COMP_WORDBREAKS != *:* ]] || tail=${tail##*:}
        [[ $COMP_WORDBREAKS != *=* ]] || tail=${tail##*=}
        for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
            COMPREPLY[i]=${COMPREPLY[i]:${#current} - ${#tail}}
        done
    fi
}

complete -F _ironkit ironkit
