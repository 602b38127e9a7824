import { ReleaseError } from '../release-error.ts'
import { type Given, readArguments } from './arguments.ts'
import { CALL } from './call.ts'
import { makesRelease } from './change-from-words.ts'
import { check } from './check-command.ts'
import { completion } from './completion.ts'
import { doctor } from './doctor.ts'
import type { Outcome } from './outcome.ts'
import { override } from './override-commands.ts'
import { pack } from './pack-command.ts'
import { packagesToken } from './packages-token-command.ts'
import { openPlace, type Place } from './place.ts'
import { preview } from './preview-commands.ts'
import { init, publish } from './publish-commands.ts'
import { diff, history, status } from './read-commands.ts'
import { makeRelease, plan } from './release-commands.ts'
import { acceptRestore, stepOver } from './repair-commands.ts'
import { repositoryHere } from './repository.ts'
import { login, logout } from './sign-in-commands.ts'
import { dev, newApplication, upgrade } from './squad-commands.ts'
import type { Tool } from './tool.ts'
import { UsageError, unknownCommand, usageOf } from './usage.ts'
import { verify } from './verify-command.ts'
import { versions } from './versions-command.ts'
import { openWork, serviceUrl, type Work } from './work.ts'

/** On the local store or through a service. */
const COMMANDS: ReadonlyMap<string, (work: Work, given: Given) => Promise<Outcome>> = new Map([
  ['check', check],
  ['publish', publish],
  ['preview', preview],
  ['plan', plan],
  ['status', status],
  ['history', history],
  ['versions', versions],
  ['diff', diff],
  ['override', override],
  ['packages-token', packagesToken],
])

/** Only on the local store. */
const STORE_COMMANDS: ReadonlyMap<string, (place: Place, given: Given) => Promise<Outcome>> = new Map([
  ['init', init],
  ['accept-restore', acceptRestore],
  ['step-over', stepOver],
])

/** Only with a service. */
const SIGN_IN_COMMANDS: ReadonlyMap<string, (given: Given) => Promise<Outcome>> = new Map([
  ['login', login],
  ['logout', logout],
])

const TOOLS: ReadonlyMap<string, Tool> = new Map([
  ['new', newApplication],
  ['pack', pack],
  ['upgrade', upgrade],
  ['dev', dev],
  ['doctor', doctor],
  ['verify', verify],
  ['completion', completion],
])

async function outcomeOf(given: Given): Promise<Outcome> {
  const [name = ''] = given.words
  const repository = process.env.PORTAL_ROOT ?? repositoryHere
  const tool = TOOLS.get(name)
  if (tool) return tool(repository, given)
  const command = makesRelease(name) ? makeRelease : COMMANDS.get(name)
  if (command) return command(await openWork(repository, given), given)
  const storeCommand = STORE_COMMANDS.get(name)
  if (storeCommand) {
    if (serviceUrl(given) !== undefined)
      throw new UsageError(`${name} works on a store directly. Leave out --url, and unset RELEASE_URL.`)
    const { environment, givenKey } = given
    const isFirst = name === 'init'
    return storeCommand(await openPlace({ repository, environment, isFirst, givenKey }), given)
  }
  const signIn = SIGN_IN_COMMANDS.get(name)
  if (!signIn) throw unknownCommand(name)
  return signIn(given)
}

/** What a command prints, and its exit code. */
interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const printed = ({ lines, data }: Outcome, { isJson }: Given): string =>
  [...(isJson ? [JSON.stringify(data, null, 2)] : lines), ''].join('\n')

function explained(error: unknown): Ended {
  if (error instanceof UsageError)
    return { code: 2, out: '', err: `${error.message}\nRun ${CALL} --help for help.\n` }
  const message = error instanceof Error ? error.message : 'The command failed.'
  const hint = error instanceof ReleaseError && error.kind === 'refused' ? 'Nothing was released.\n' : ''
  return { code: 1, out: '', err: `${message}\n${hint}` }
}

/** Runs a command, and returns its output instead of printing it. Long-running tools print what they do. */
export async function runCommand(args: readonly string[]): Promise<Ended> {
  try {
    const given = readArguments([...args])
    if (given.isHelp || given.words.length === 0)
      return { code: given.isHelp ? 0 : 2, out: `${usageOf(given.words)}\n`, err: '' }
    const outcome = await outcomeOf(given)
    return { code: outcome.isRefused ? 1 : 0, out: printed(outcome, given), err: '' }
  } catch (error) {
    return explained(error)
  }
}
