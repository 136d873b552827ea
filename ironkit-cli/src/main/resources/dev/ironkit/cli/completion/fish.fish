# Completion of ironkit for fish, made by `ironkit completion fish`.
#
#   ironkit completion fish > ~/.config/fish/completions/ironkit.fish

function __ironkit_wants_command
    test (count (commandline -opc)) -eq 1
end

function __ironkit_is
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test "$words[2]" = $argv[1]
end

# What an address that goes into an archive, or starts at the game folder, can go on with.
function __ironkit_entries
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l word (string unescape -- "$typed")
    # A quote that is still open keeps the word from being unescaped, and is no part of it.
    or set word (string replace -r '^[\'"]' '' -- "$typed")
    if string match -qr '!/|::|^game:' -- "$word"
        $words[1] completion --entries "$word" 2>/dev/null
    end
end

complete -c ironkit -f
complete -c ironkit -n __ironkit_wants_command -l help -d 'Show all commands.'
complete -c ironkit -n __ironkit_wants_command -l version -d 'Show the version.'
complete -c ironkit -n __ironkit_wants_command -a help -d 'Explain a command.'

#DATA#
