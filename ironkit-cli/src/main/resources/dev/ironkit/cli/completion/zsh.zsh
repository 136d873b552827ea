#compdef ironkit
# Completion of ironkit for zsh, made by `ironkit completion zsh`.
#
#   ironkit completion zsh > "${fpath[1]}/_ironkit"      (any folder of $fpath; then start a new shell)
# or, in ~/.zshrc behind compinit:
#   source <(ironkit completion zsh)

typeset -ga __ironkit_commands

#DATA#

# What an address that goes into an archive, or starts at the game folder, can go on with. The last answer is kept while
# the archive is the same.
__ironkit_entries() {
    local word=$1 file=${${1%%!/*}%%::*} stamp
    stamp=$(command stat -c '%Y %s %i' -- $file 2>/dev/null || command stat -f '%m %z %i' -- $file 2>/dev/null)
    if [[ -z $stamp || $stamp != $__ironkit_stamp || -z $__ironkit_asked || $word != ${(b)__ironkit_asked}* ||
        ${word#${(b)__ironkit_asked}} == *(!/|::)* ]]; then
        typeset -ga __ironkit_answer=("${(@f)$($2 completion ${game:+--game=$game} --entries $word 2>/dev/null)}")
        typeset -g __ironkit_stamp=$stamp __ironkit_asked=$word
        # A list that was cut does not answer for a longer word.
        (( $#__ironkit_answer < 1000 )) || __ironkit_stamp=
    fi
}

# Offers what fits; $1 says what is wanted.
__ironkit_offer() {
    local word=${(Q)PREFIX}
    local -a shown
    case $1 in
    @files) _files ;;
    @folders) _files -/ ;;
    @addresses)
        if [[ $word == *(!/|::)* || $word == game:* ]]; then
            __ironkit_entries $word ${~words[1]}
            # Shown without the way to them. Names match in any case, as the engine looks them up.
            shown=("${(@)__ironkit_answer##*(!/|::)}")
            compadd -M 'm:{a-zA-Z}={A-Za-z}' -d shown -a __ironkit_answer
        else
            _files
        fi
        ;;
    @anything) _message 'a value' ;;
    ?*) compadd -- ${=1} ;;
    esac
}

_ironkit() {
    local -a __ironkit_reply_list
    local __ironkit_reply word pending='' ended='' game='' command=${words[2]-}
    local -i number=1 i
    setopt localoptions extendedglob

    if (( CURRENT == 2 )); then
        _describe command __ironkit_commands
        compadd -- help --help --version
        return
    fi
    if [[ $command == help ]]; then
        _describe command __ironkit_commands
        return
    fi
    for (( i = 3; i < CURRENT; i++ )); do
        word=${words[i]}
        if [[ -n $pending ]]; then
            [[ $pending != --game ]] || game=${(Q)word}
            pending=
        elif [[ $word == -- ]]; then
            ended=yes
        elif [[ $word == -?* && -z $ended ]]; then
            __ironkit_takes $command $word
            [[ -z $__ironkit_reply || $word == *=* ]] || pending=$word
            [[ $word != --game=* ]] || game=${(Q)word#*=}
        else
            number+=1
        fi
    done
    if [[ -n $pending ]]; then
        __ironkit_takes $command $pending
        __ironkit_offer "$__ironkit_reply"
    elif [[ $PREFIX == --*=* && -z $ended ]]; then
        __ironkit_takes $command ${PREFIX%%=*}
        compset -P '*='
        __ironkit_offer "$__ironkit_reply"
    elif [[ $PREFIX == -* && -z $ended ]]; then
        __ironkit_options $command
        __ironkit_reply_list=("${__ironkit_reply[@]}")
        _describe -o option __ironkit_reply_list
    else
        __ironkit_takes $command $number
        __ironkit_offer "$__ironkit_reply"
    fi
}

if [[ ${funcstack[1]} == _ironkit ]]; then
    _ironkit "$@"
elif (( $+functions[compdef] )); then
    compdef _ironkit ironkit
fi
