import { requireWords } from './arguments.ts'
import { COMMAND_ROWS } from './command-rows.ts'
import { COMMON_OPTIONS } from './option-rows.ts'
import type { Outcome } from './outcome.ts'
import { ofPortal, type Tool } from './tool.ts'
import { UsageError } from './usage.ts'

const unique = (words: readonly string[]) => [...new Set(words)]

/** First words, second words where a command has them, and the options of each. */
function wordsOfCommands() {
  const names = COMMAND_ROWS.map(({ name }) => name.split(' '))
  const first = unique(names.map(([word = '']) => word))
  return first.map((word) => ({
    word,
    seconds: names.flatMap(([one, second]) => (one === word && second !== undefined ? [second] : [])),
    options: unique(
      COMMAND_ROWS.filter(({ name }) => name.split(' ')[0] === word).flatMap(({ options = [] }) => options),
    ).concat(COMMON_OPTIONS),
  }))
}

const optionWords = (options: readonly string[]) => options.map((name) => `--${name}`).join(' ')

/** For bash and similar shells; zsh reads it with `bashcompinit`. */
function bash(call: string): string {
  const commands = wordsOfCommands()
  const cases = commands.map(
    ({ word, seconds, options }) => `    ${word}) words="${[...seconds, optionWords(options)].join(' ')}" ;;`,
  )
  return [
    `portal() { ${call} "$@"; }`,
    '_portal() {',
    '  local words typed="$2"',
    '  set -- $COMP_LINE',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ word }) => word).join(' ')}"`,
    '  else case "$2" in',
    ...cases,
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$typed"))',
    '}',
    'complete -o default -F _portal portal',
  ].join('\n')
}

const zsh = (call: string) => `autoload -Uz bashcompinit && bashcompinit\n${bash(call)}`

function fish(call: string): string {
  const lines = wordsOfCommands().flatMap(({ word, seconds, options }) => [
    `complete -c portal -n __fish_use_subcommand -a ${word}`,
    ...(seconds.length > 0
      ? [`complete -c portal -n '__fish_seen_subcommand_from ${word}' -a '${seconds.join(' ')}'`]
      : []),
    ...options.map((name) => `complete -c portal -n '__fish_seen_subcommand_from ${word}' -l ${name}`),
  ])
  return [`function portal; ${call} $argv; end`, ...lines].join('\n')
}

const SHELLS: Readonly<Record<string, (call: string) => string>> = { bash, zsh, fish }

/** Prints a script with which a shell completes the commands as `portal`. */
export const completion: Tool = ofPortal(async (repository, { words: [, ...words] }): Promise<Outcome> => {
  const [shell = ''] = requireWords(words, 'bash, zsh or fish')
  const print = SHELLS[shell]
  if (!print) throw new UsageError(`Completion for "${shell}" is not available. Use bash, zsh or fish.`)
  const script = print(`node '${repository}/scripts/portal.mjs'`)
  return { data: { script }, lines: [script] }
})
