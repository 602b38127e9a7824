import type { CommandRow } from './command-row.ts'
import { RELEASE_COMMANDS } from './release-command-rows.ts'

const SQUAD_COMMANDS: readonly CommandRow[] = [
  {
    name: 'new',
    takes: '<name>',
    what: 'creates an application with three screens, a card and tests; --repository <folder>: in its own repository',
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
    what: 'runs it from source inside a remote portal: --against <url>',
    options: ['against', 'port'],
    examples: ['dev shops --against https://portal.staging.example'],
  },
  {
    name: 'check',
    takes: '<package or folder> …',
    what: 'checks that a build can be published and promoted, and leaves nothing behind in the page',
    options: ['env', 'url'],
    examples: [
      'check shops',
      'check ../shops/dist --json',
      'check dist --url https://portal.staging.example',
    ],
  },
  {
    name: 'pack',
    takes: '[<folder>]',
    what: 'publishes the packages that applications are built with, so that the portal serves them; with a folder: writes them there',
    options: ['url'],
    examples: ['pack --url https://portal.example', 'pack ../shops/packages'],
  },
  {
    name: 'packages-token',
    what: 'prints a token for PACKAGES_TOKEN, with which npm gets the packages of a portal for eight hours',
    options: ['url'],
    examples: ['packages-token --url https://portal.staging.example'],
  },
  {
    name: 'upgrade',
    what: "in a squad's repository: shows what changed in the portal's packages, installs them, builds and checks",
    options: ['url'],
    examples: ['upgrade --url https://portal.staging.example'],
  },
]

const OVERRIDE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'override create',
    takes: '<bundle> <version> …',
    what: 'gives a version to one person: --person <email>, --hours <1 to 8>; prints the link to open',
    options: ['person', 'hours', 'yes', 'reason', 'env', 'url'],
    examples: [
      'override create users 1.5.0 --person ada@program.example --hours 4 --reason "Ada tries the new lists"',
    ],
  },
  {
    name: 'override list',
    what: 'lists the overrides of the last day',
    options: ['env', 'url'],
    examples: ['override list'],
  },
  {
    name: 'override revoke',
    takes: '<id>',
    what: 'revokes an override',
    options: ['reason', 'env', 'url'],
    examples: ['override revoke 01890000-0000-7000-8000-000000000000 --reason "Seen enough"'],
  },
]

const LOOK_COMMANDS: readonly CommandRow[] = [
  {
    name: 'status',
    what: 'shows who gets what now, and the state of canaries and hosts',
    options: ['env', 'url'],
    examples: ['status', 'status --json'],
  },
  {
    name: 'history',
    what: 'shows who released what, when and why; --limit <number>',
    options: ['limit', 'env', 'url'],
    examples: ['history --limit 5'],
  },
  {
    name: 'versions',
    takes: '[<bundle>]',
    what: 'lists the published versions, who published them and when',
    options: ['env', 'url'],
    examples: ['versions', 'versions users'],
  },
  {
    name: 'diff',
    takes: '<number> <number>',
    what: 'compares two releases',
    options: ['env', 'url'],
    examples: ['diff 3 4'],
  },
  {
    name: 'verify',
    what: 'checks every signature and file of all releases, served versions and packages; --url: as a portal serves them',
    options: ['env', 'url'],
    examples: ['verify', 'verify --url https://portal.example'],
  },
  {
    name: 'accept-restore',
    takes: '<number>',
    what: 'accepts an older copy of the store, though hosts have served releases up to this one',
    options: ['reason', 'env'],
    examples: ['accept-restore 116 --reason "Monday\'s backup restored, INC-7"'],
  },
  {
    name: 'step-over',
    what: 'skips unreadable entries of the log and keeps what was served before them',
    options: ['reason', 'env'],
    examples: ['step-over --reason "Entry 28 was written by a broken disk, INC-8"'],
  },
  {
    name: 'login',
    what: 'signs in for commands with --url',
    options: ['url'],
    examples: ['login --url https://portal.example'],
  },
  {
    name: 'logout',
    what: 'signs out',
    options: ['url'],
    examples: ['logout --url https://portal.example'],
  },
  {
    name: 'doctor',
    what: 'diagnoses the setup and says how to fix it; --url <url>: also checks a host',
    options: ['env', 'url'],
    examples: ['doctor --url https://portal.example'],
  },
  {
    name: 'completion',
    takes: '<bash, zsh or fish>',
    what: "prints a script for your shell's start-up file that completes these commands as portal",
    examples: ['completion bash'],
  },
]

/** The commands grouped by purpose, in the order of the help. */
export const COMMAND_GROUPS: readonly (readonly CommandRow[])[] = [
  SQUAD_COMMANDS,
  RELEASE_COMMANDS,
  OVERRIDE_COMMANDS,
  LOOK_COMMANDS,
]

/** All commands in the order of the help. */
export const COMMAND_ROWS: readonly CommandRow[] = COMMAND_GROUPS.flat()
