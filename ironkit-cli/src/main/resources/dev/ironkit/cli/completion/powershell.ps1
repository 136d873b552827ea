# Completion of ironkit for PowerShell (5.1 and newer), made by `ironkit completion powershell`.
# Untested so far: there was no PowerShell at hand.
#
#   ironkit completion powershell | Out-String | Invoke-Expression        (for example in $PROFILE)

Register-ArgumentCompleter -Native -CommandName ironkit, ironkit.cmd -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

#DATA#

    function Offer($text, $about) {
        # Whatever PowerShell could take for its own is put in quotes.
        $insert = if ($text -match '^[A-Za-z0-9._/:!=\\-]+$') { $text } else { "'" + $text.Replace("'", "''") + "'" }
        if (-not $about) { $about = $text }
        [System.Management.Automation.CompletionResult]::new($insert, $text, 'ParameterValue', $about)
    }

    # What is returned for files and folders is nothing: then PowerShell completes them itself.
    function Offer-Fitting($takes, $word, $lead) {
        if ($takes -eq '@addresses' -and $word -match '!/|::|^game:') {
            & $program completion --entries $word 2>$null | ForEach-Object { Offer $_ '' }
        } elseif ($takes -and -not $takes.StartsWith('@')) {
            $takes.Split(' ') | Where-Object { $_.StartsWith($word) } | ForEach-Object { Offer ($lead + $_) '' }
        }
    }

    $elements = @($commandAst.CommandElements)
    $words = @(for ($i = 0; $i -lt $elements.Count; $i++) {
        # What ends at the cursor is the word that is being completed.
        if ($i -eq 0 -or $elements[$i].Extent.EndOffset -lt $cursorPosition) {
            $elements[$i].Extent.Text.Trim("'", '"')
        }
    })
    $word = $wordToComplete.TrimStart("'", '"')
    $program = $words[0]

    if ($words.Count -le 1 -or $words[1] -eq 'help') {
        $commands.Keys | Where-Object { $_.StartsWith($word) } | ForEach-Object { Offer $_ $commands[$_].About }
        return
    }
    $command = $commands[$words[1]]
    if (-not $command) { return }

    $number = 0
    $pending = ''
    $ended = $false
    for ($i = 2; $i -lt $words.Count; $i++) {
        if ($pending) {
            $pending = ''
        } elseif ($words[$i] -eq '--') {
            $ended = $true
        } elseif ($words[$i].StartsWith('-') -and -not $ended) {
            $option = $command.Options | Where-Object { $_.Name -ceq $words[$i] } | Select-Object -First 1
            if ($option -and $option.Takes) { $pending = $option.Takes }
        } else {
            $number++
        }
    }
    if ($pending) {
        Offer-Fitting $pending $word ''
    } elseif ($word -match '^(--[^=]+)=(.*)$') {
        $name, $value = $Matches[1], $Matches[2]
        $option = $command.Options | Where-Object { $_.Name -ceq $name } | Select-Object -First 1
        if ($option) { Offer-Fitting $option.Takes $value ($name + '=') }
    } elseif ($word.StartsWith('-') -and -not $ended) {
        $command.Options | Where-Object { $_.Name.StartsWith($word) } | ForEach-Object { Offer $_.Name $_.About }
    } elseif ($command.Arguments.Count -gt 0) {
        if ($command.Repeats) { $number = [Math]::Min($number, $command.Arguments.Count - 1) }
        if ($number -lt $command.Arguments.Count) { Offer-Fitting $command.Arguments[$number] $word '' }
    }
}
