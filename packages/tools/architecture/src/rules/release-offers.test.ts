import { expect, test } from '@jest/globals'
import { Advance, Return } from '../../../../contract/src/releases/release-changes.ts'
import { COMMAND_ROWS } from '../../../../servers/releases/src/command-line/command-rows.ts'
import { isTest, sourceFiles } from './source-files.ts'

/** The calls of the console that match the commands without a release. */
const CALLS: Readonly<Record<string, string>> = {
  plan: 'planRelease',
  status: 'getReleaseStatus',
  history: 'listReleases',
  versions: 'getReleaseStatus',
  diff: 'compareReleases',
  publish: 'publishVersion',
  'override create': 'createOverride',
  'override list': 'listOverrides',
  'override revoke': 'revokeOverride',
  'packages-token': 'createPackageToken',
}

/** Commands that the console does not offer, with the reason. */
const ONLY_COMMANDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['new', 'dev', 'check', 'pack', 'upgrade'].map((name) => [name, 'works on the files of a squad']),
  ),
  ...Object.fromEntries(
    ['init', 'accept-restore', 'step-over'].map((name) => [name, 'needs the store and its key']),
  ),
  ...Object.fromEntries(
    ['login', 'logout', 'completion'].map((name) => [name, 'is about the command line itself']),
  ),
  preview:
    'needs the commit, which a page cannot read; the console confirms, lists and ends the previews that it requests',
  verify: 'must not trust the portal that it verifies, and the console is served by that portal',
  doctor: 'looks at the machine it runs on; the console shows hosts and webhooks that fail',
  'owner set': 'changes who can provide a library, which is rare and concerns all squads',
  'owner remove': 'changes who can provide a library, which is rare and concerns all squads',
}

/** Calls of the console that no command makes, with the reason. */
const ONLY_CALLS: Readonly<Record<string, string>> = {
  listEndedCanaries: 'draws plots',
  planOverride:
    'warns before the form is sent; override create and preview of the command line print the same',
  planVersion: 'shows a version before it is published; check and publish of the command line say the same',
}

/** Calls that make releases: their actions are compared instead. */
const RELEASING = ['createRelease', 'rollBack']

const ACTIONS = [...Advance.options, ...Return.options].map(({ shape }) => shape.action.value as string)

const consoleFiles = sourceFiles().filter(
  (file) => file.path.startsWith('packages/applications/release-console/src/') && !isTest(file),
)

/** The calls that a file imports, not their types. */
const callsIn = (text: string): string[] => {
  const [, names = ''] = /^import \{([^}]*)\} from '[^']*\/release-endpoints\.ts'/m.exec(text) ?? []
  return names.split(',').flatMap((name) => name.trim() || [])
}
const consoleCalls = new Set(consoleFiles.flatMap(({ text }) => callsIn(text)))

/** The actions that requests of the console can have. */
const consoleActions = new Set(
  consoleFiles
    .flatMap(({ text }) => text.split('\n').filter((line) => /\baction: /.test(line)))
    .flatMap((line) => [...line.matchAll(/'([a-z.]+)'/g)].map(([, literal = '']) => literal))
    .filter((literal) => ACTIONS.includes(literal)),
)

const commands = COMMAND_ROWS.map(({ name }) => name)
const actionOf = (command: string) => command.replace(' ', '.')

test('the console offers every command that is not listed with a reason', () => {
  const offered = commands.filter(
    (command) => consoleActions.has(actionOf(command)) || consoleCalls.has(CALLS[command] ?? ''),
  )
  const missing = commands.filter((command) => !offered.includes(command))
  expect(missing.sort()).toEqual(Object.keys(ONLY_COMMANDS).sort())
})

test('the command line supports every release action of the contract and the console', () => {
  const offered = new Set(commands.map(actionOf))
  expect([...ACTIONS, ...consoleActions].filter((action) => !offered.has(action))).toEqual([])
})

test('the command line makes each call of the console, or a reason says why not', () => {
  const known = [...Object.values(CALLS), ...Object.keys(ONLY_CALLS), ...RELEASING]
  expect([...consoleCalls].sort()).toEqual([...new Set(known)].sort())
})
