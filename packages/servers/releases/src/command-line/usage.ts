import { nearestName } from '@portal/server-common/nearest-name.ts'
import { CALL } from './call.ts'
import type { CommandRow } from './command-row.ts'
import { COMMAND_GROUPS, COMMAND_ROWS } from './command-rows.ts'
import { COMMON_OPTIONS, OPTION_ROWS } from './option-rows.ts'

/** Invalid input; the message shows the correct usage. */
export class UsageError extends Error {}

/** For a command that does not exist, with the one that was probably meant. */
export function unknownCommand(word: string): UsageError {
  const nearest = nearestName(word, new Set(COMMAND_ROWS.map(({ name }) => name.split(' ')[0] ?? '')))
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  return new UsageError(`The command "${word}" does not exist.${meant}`)
}

const COLUMN = 34

const typed = ({ name, takes }: CommandRow) => [name, takes].filter(Boolean).join(' ')
const lineOf = (left: string, right: string) => `  ${left.padEnd(COLUMN - 1)} ${right}`
const exampleLines = (rows: readonly CommandRow[]) =>
  rows.flatMap(({ examples }) => examples.map((example) => `  ${CALL} ${example}`))

function optionLine(name: string): string {
  const { takes, what } = OPTION_ROWS[name] ?? { what: '' }
  return lineOf(`--${name}${takes ? ` <${takes}>` : ''}`, what)
}

const IN_SHORT = ['new', 'check', 'publish', 'canary start', 'canary step', 'promote', 'rollback']

/** An overview of all commands. */
export const USAGE = `${CALL} <command> [options]

${COMMAND_GROUPS.map((rows) => rows.map((row) => lineOf(typed(row), row.what)).join('\n')).join('\n\n')}

${['reason', 'env', 'expect', 'url', ...COMMON_OPTIONS].map(optionLine).join('\n')}

<command> --help shows one command with its options.
Variables: RELEASE_URL, same as --url; RELEASE_TOKEN of a build server, instead of login.
For a local store: RELEASE_STORE, RELEASE_SIGNING_KEY, RELEASE_TRUSTED_KEYS (files with PEM keys), RELEASE_ACTOR.
Exit codes: 0 done, 1 refused, 2 invalid command.

${exampleLines(COMMAND_ROWS.filter(({ name }) => IN_SHORT.includes(name))).join('\n')}`

const helpOf = (row: CommandRow) =>
  [
    `${CALL} ${typed(row)}`,
    '',
    `  ${row.what}`,
    '',
    ...[...(row.options ?? []), ...COMMON_OPTIONS].map(optionLine),
    '',
    ...exampleLines([row]),
  ].join('\n')

/** One command with its options and examples, a family for its first word, or everything without a word. */
export function usageOf(words: readonly string[]): string {
  const [first, second] = words
  const family = COMMAND_ROWS.filter(({ name }) => name.split(' ')[0] === first)
  const exact = family.filter(({ name }) => name === `${first} ${second}`)
  const rows = exact.length > 0 ? exact : family
  if (rows.length > 0) return rows.map(helpOf).join('\n\n')
  if (first === undefined) return USAGE
  throw unknownCommand(first)
}
