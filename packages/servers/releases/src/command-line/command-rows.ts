import type { CommandRow } from './command-row.ts'
import { RELEASE_COMMANDS } from './release-command-rows.ts'

const SQUAD_COMMANDS: readonly CommandRow[] = [
  {
    name: 'new',
    takes: '<name>',
    what: 'an application of two screens, a card and tests to begin with; --repository <folder>: in one of its own',
    options: ['repository', 'registry', 'no-install'],
    examples: [
      'new shops',
      'new shops --repository ../shops',
      'new shops --repository ../shops --registry https://npm.example',
    ],
  },
  {
    name: 'dev',
    takes: '<package or folder>',
    what: 'shows it from source inside a portal that runs elsewhere: --against <url>',
    options: ['against', 'port'],
    examples: ['dev shops --against https://portal.staging.example'],
  },
  {
    name: 'check',
    takes: '<package or folder> …',
    what: 'whether what is built can be published and promoted, and leaves nothing behind in the page',
    options: ['env', 'url'],
    examples: [
      'check shops',
      'check ../shops/dist --json',
      'check dist --url https://portal.staging.example',
    ],
  },
  {
    name: 'pack',
    takes: '<folder>',
    what: 'writes the packages that applications are built with, for repositories of their own',
    examples: ['pack ../shops/packages'],
  },
]

const OVERRIDE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'override create',
    takes: '<bundle> <version> …',
    what: 'one person gets it: --person <email>, --hours <1 to 8>; tells the link to open',
    options: ['person', 'hours', 'reason', 'env', 'url'],
    examples: [
      'override create users 1.5.0 --person ada@program.example --hours 4 --reason "Ada tries the new lists"',
    ],
  },
  {
    name: 'override list',
    what: 'who tries out what',
    options: ['env', 'url'],
    examples: ['override list'],
  },
  {
    name: 'override revoke',
    takes: '<id>',
    what: 'nobody gets it by that link any more',
    options: ['reason', 'env', 'url'],
    examples: ['override revoke 01890000-0000-7000-8000-000000000000 --reason "Tried out"'],
  },
]

const LOOK_COMMANDS: readonly CommandRow[] = [
  {
    name: 'status',
    what: 'who gets what now, and how canaries and hosts do',
    options: ['env', 'url'],
    examples: ['status', 'status --json'],
  },
  {
    name: 'history',
    what: 'who released what, when and why; --limit <number>',
    options: ['limit', 'env', 'url'],
    examples: ['history --limit 5'],
  },
  {
    name: 'diff',
    takes: '<number> <number>',
    what: 'what two releases say differently',
    options: ['env', 'url'],
    examples: ['diff 3 4'],
  },
  {
    name: 'verify',
    what: 'reads all releases and what is served, and checks every signature and file',
    options: ['env'],
    examples: ['verify'],
  },
  {
    name: 'accept-restore',
    takes: '<number>',
    what: 'an older copy of the store counts, though hosts have served releases up to this one',
    options: ['reason', 'env'],
    examples: ['accept-restore 116 --reason "Back-up of Monday put back, INC-7"'],
  },
  {
    name: 'step-over',
    what: 'goes on behind entries of the log that cannot be read, with what was served before them',
    options: ['reason', 'env'],
    examples: ['step-over --reason "Entry 28 was written by a broken disk, INC-8"'],
  },
  {
    name: 'login',
    what: 'as whom the commands work with --url, until signed out',
    options: ['url'],
    examples: ['login --url https://portal.example'],
  },
  {
    name: 'logout',
    what: 'ends that',
    options: ['url'],
    examples: ['logout --url https://portal.example'],
  },
  {
    name: 'doctor',
    what: 'what is not as it must be, and what to do; --url <url>: of a host, too',
    options: ['env', 'url'],
    examples: ['doctor --url https://portal.example'],
  },
  {
    name: 'completion',
    takes: '<bash, zsh or fish>',
    what: 'prints what lets your shell know these commands as portal, for its start-up file',
    examples: ['completion bash'],
  },
]

/** The commands in the order of the help, by what they are for. */
export const COMMAND_GROUPS: readonly (readonly CommandRow[])[] = [
  SQUAD_COMMANDS,
  RELEASE_COMMANDS,
  OVERRIDE_COMMANDS,
  LOOK_COMMANDS,
]

/** The commands in the order of the help. */
export const COMMAND_ROWS: readonly CommandRow[] = COMMAND_GROUPS.flat()
