import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { bundleName, type Given, requireWords } from './arguments.ts'
import { UsageError } from './usage.ts'

type ChangeOf = (words: readonly string[], given: Given) => ReleaseChange

/** The bundle in the first word; nothing may follow it. */
const onlyBundle = (words: readonly string[]) => bundleName(requireWords(words, 'bundle')[0] ?? '')

/** A bundle and a version; nothing may follow them. */
function bundleAndVersion(words: readonly string[]) {
  const [name = '', version = ''] = requireWords(words, 'bundle', 'version')
  return { bundle: bundleName(name), version }
}

const canaryChange: ChangeOf = ([verb = '', ...rest], given) => {
  const { weight, cohorts, steps, endsAtFirstFailure, isPulled, unchecked } = given
  const reach = { weight, cohorts: [...cohorts] }
  if (verb === 'start')
    return {
      action: 'canary.start',
      ...bundleAndVersion(rest),
      ...reach,
      steps: [...steps],
      ...(endsAtFirstFailure && { endsAtFirstFailure }),
      unchecked,
    }
  if (verb === 'step') return { action: 'canary.step', bundle: onlyBundle(rest), ...reach }
  if (verb === 'pause') return { action: 'canary.pause', bundle: onlyBundle(rest) }
  if (verb === 'abort') return { action: 'canary.abort', bundle: onlyBundle(rest), isPulled }
  throw new UsageError('Enter start, step, pause or abort after canary.')
}

const rollBackChange: ChangeOf = (words, { to, isPulled }) => {
  if (words.length === 0 && to === undefined)
    throw new UsageError('Enter the bundle to roll back, or the release to go back to with --to.')
  return { action: 'rollback', to, isPulled, ...(words.length > 0 && { bundle: onlyBundle(words) }) }
}

const frozenChange =
  (action: 'freeze' | 'thaw'): ChangeOf =>
  (words) => {
    requireWords(words)
    return { action }
  }

const ownerChange: ChangeOf = ([verb = '', ...rest]) => {
  if (verb === 'set') {
    const [name = '', owner = ''] = requireWords(rest, 'name', 'bundle')
    return { action: 'owner.set', name, owner: bundleName(owner) }
  }
  if (verb === 'remove') return { action: 'owner.remove', name: requireWords(rest, 'name')[0] ?? '' }
  throw new UsageError('Enter set or remove after owner.')
}

const CHANGES: ReadonlyMap<string, ChangeOf> = new Map<string, ChangeOf>([
  ['approve', (words) => ({ action: 'approve', ...bundleAndVersion(words) })],
  ['promote', (words, { unchecked }) => ({ action: 'promote', ...bundleAndVersion(words), unchecked })],
  ['canary', canaryChange],
  ['rollback', rollBackChange],
  ['remove', (words, { leadsTo }) => ({ action: 'remove', bundle: onlyBundle(words), leadsTo })],
  ['restore', (words) => ({ action: 'restore', bundle: onlyBundle(words) })],
  ['owner', ownerChange],
  ['freeze', frozenChange('freeze')],
  ['thaw', frozenChange('thaw')],
])

/** Whether a command makes a release. */
export const makesRelease = (command: string): boolean => CHANGES.has(command)

/** The change that the words of a command describe. Throws a `UsageError`. */
export function changeFromWords([command = '', ...words]: readonly string[], given: Given): ReleaseChange {
  const change = CHANGES.get(command)?.(words, given)
  if (change) return change
  throw new UsageError(`"${command}" makes no release, so there is nothing to plan.`)
}
