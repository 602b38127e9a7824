import { parseArgs } from 'node:util'
import { changeReason, email } from '@portal/contract/formats.ts'
import { MAX_OVERRIDE_HOURS, MAX_PREVIEW_HOURS } from '@portal/contract/releases/override-schemas.ts'
import { isEnvironment } from '../log/log-entries.ts'
import { ReleaseError } from '../release-error.ts'
import { numberOf, percentOf, stepsOf } from './number-options.ts'
import { UsageError } from './usage.ts'

/** The arguments after the name of a command. */
export interface Given {
  readonly words: readonly string[]
  readonly reason: string
  /** Undefined for that of the service, or `demo` on a local store. */
  readonly environment: string | undefined
  readonly expect: number | undefined
  readonly to: number | undefined
  readonly limit: number | undefined
  readonly weight: number | undefined
  readonly cohorts: readonly string[]
  /** Redirect target for the addresses of a removed bundle. */
  readonly leadsTo: string | undefined
  readonly steps: readonly number[]
  /** Whether one failed session ends the canary. */
  readonly endsAtFirstFailure: boolean
  readonly isPulled: boolean
  /** Why a version without a passed check is released anyway. */
  readonly unchecked: string | undefined
  /** Whom an override is for, and for how many hours. */
  readonly person: string | undefined
  readonly hours: number | undefined
  /** Email addresses of the people whom a preview is for, and for how many hours. */
  readonly people: readonly string[]
  readonly forHours: number | undefined
  /** The preview to end. */
  readonly ended: string | undefined
  /** File of the private key of a new store. */
  readonly givenKey: string | undefined
  /** Folder for a separate repository. */
  readonly repository: string | undefined
  /** Address of a registry that has the portal's packages. */
  readonly registry: string | undefined
  readonly isInstalled: boolean
  /** Address of a portal in which the application is shown. */
  readonly against: string | undefined
  readonly port: number
  /** Address of a portal or of its release service. */
  readonly url: string | undefined
  /** Whether warnings are not asked about. */
  readonly isConfirmed: boolean
  readonly isJson: boolean
  readonly isHelp: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const OPTIONS = {
  reason: text,
  env: text,
  expect: text,
  to: text,
  limit: text,
  weight: text,
  cohort: { type: 'string', multiple: true },
  'leads-to': text,
  steps: text,
  'first-failure': flag,
  pull: flag,
  unchecked: text,
  person: text,
  hours: text,
  for: { type: 'string', multiple: true },
  'for-hours': text,
  end: text,
  key: text,
  repository: text,
  registry: text,
  'no-install': flag,
  against: text,
  port: text,
  url: text,
  yes: flag,
  json: flag,
  help: { ...flag, short: 'h' },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'Unknown option.')
  }
}

function registryOf(given: string | undefined): string | undefined {
  if (given === undefined || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))) return given
  throw new UsageError(`"${given}" is not the address of a registry, such as https://npm.example.`)
}

function peopleIn(given: readonly string[] = []): readonly string[] {
  const people = given.flatMap((list) => list.split(',')).map((one) => one.trim().toLowerCase())
  const wrong = people.find((one) => !email.safeParse(one).success)
  if (wrong === undefined) return [...new Set(people)]
  throw new UsageError(`--for takes email addresses separated by commas; "${wrong}" is not one.`)
}

/** A role has no "@", but may have other characters than a list of people. */
const cohortsIn = (given: readonly string[] = []): readonly string[] =>
  given.flatMap((one) => (one.includes('@') ? one.split(',').map((person) => person.trim()) : [one]))

function uncheckedOf(given: string | undefined): string | undefined {
  if (given === undefined || changeReason.safeParse(given).success) return given
  throw new UsageError(
    '--unchecked takes a reason of 10 to 500 characters, such as --unchecked "CHG-1234, the build server is down".',
  )
}

function environmentOf(given = process.env.RELEASE_ENVIRONMENT): string | undefined {
  if (given === undefined || isEnvironment(given)) return given
  throw new UsageError(`"${given}" is not a valid environment name. Use a name such as demo or prod-eu.`)
}

const MAX_NUMBER = 99_999_999
const MAX_PORT = 65_535
/** Default port for an application under development. */
const PORT = 9700

/** Parses the arguments. Throws a `UsageError`. */
export function readArguments(args: readonly string[]): Given {
  const { values, positionals } = parse(args)
  return {
    words: positionals,
    reason: values.reason ?? '',
    environment: environmentOf(values.env),
    expect: numberOf('expect', values.expect, 0, MAX_NUMBER),
    to: numberOf('to', values.to, 1, MAX_NUMBER),
    limit: numberOf('limit', values.limit, 1, MAX_NUMBER),
    weight: percentOf('weight', values.weight),
    cohorts: cohortsIn(values.cohort),
    leadsTo: values['leads-to'],
    steps: stepsOf(values.steps),
    endsAtFirstFailure: values['first-failure'] ?? false,
    isPulled: values.pull ?? false,
    unchecked: uncheckedOf(values.unchecked),
    person: values.person,
    hours: numberOf('hours', values.hours, 1, MAX_OVERRIDE_HOURS),
    people: peopleIn(values.for),
    forHours: numberOf('for-hours', values['for-hours'], 1, MAX_PREVIEW_HOURS),
    ended: values.end,
    givenKey: values.key,
    repository: values.repository,
    registry: registryOf(values.registry),
    isInstalled: !values['no-install'],
    against: values.against,
    port: numberOf('port', values.port, 1, MAX_PORT) ?? PORT,
    url: values.url,
    isConfirmed: values.yes ?? false,
    isJson: values.json ?? false,
    isHelp: values.help ?? false,
  }
}

/** The reason for a change. Fails as `refused` without one. */
export function requireReason({ reason }: Given): string {
  if (changeReason.safeParse(reason).success) return reason
  const { length } = reason.trim()
  throw new ReleaseError(
    'refused',
    length > 0 && length < 10
      ? `The reason is too short: it has ${length} characters and needs 10, such as --reason "CHG-1234, for everyone".`
      : 'A reason of 10 to 500 characters is required. Add it with --reason.',
  )
}

/** The words of a command, exactly as many as it takes. */
export function requireWords(words: readonly string[], ...names: string[]): string[] {
  if (words.length === names.length) return [...words]
  const wanted = names.map((name) => `<${name}>`).join(' ')
  throw new UsageError(
    wanted
      ? `Enter ${wanted} and nothing else.`
      : `Remove "${words.join(' ')}": this command takes nothing else.`,
  )
}

/** The full name of a bundle; squads can omit the scope of this portal. */
export const bundleName = (word: string): string => (word.startsWith('@') ? word : `@portal/${word}`)
