import type { Difference } from '@portal/contract/releases/plan-schemas.ts'
import type { Canary, Channels, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'

/** Describes a canary. */
export function wordsOfCanary(canary: Canary): string {
  const { version, weight, cohorts, steps, isPaused, endsAtFirstFailure } = canary
  const reach = [`${weight}%`, ...cohorts].join(', ')
  const later = steps.length > 0 ? `, then ${steps.join(', ')}%` : ''
  const end = endsAtFirstFailure ? ', ends at the first failure' : ''
  return `${version} for ${reach}${later}${end}${isPaused ? ', paused' : ''}`
}

/** Describes approvals: "1.5.0 by ada@program.example". */
const wordsOfApprovals = (approvals: NonNullable<ReleaseContent['approvals']>): string | undefined =>
  approvals.map(({ version, by }) => `${version} by ${by}`).join(', ') || undefined

function facts(
  { bundles, removed, approvals = [] }: ReleaseContent,
  name: string,
): ReadonlyMap<Difference['what'], string | undefined> {
  const { stable, lastGood, canary }: Partial<Channels> = bundles[name] ?? {}
  return new Map([
    ['stable', stable],
    ['last good', lastGood],
    ['canary', canary && wordsOfCanary(canary)],
    ['leads to', removed[name]?.leadsTo],
    ['approved', wordsOfApprovals(approvals.filter(({ bundle }) => bundle === name))],
  ])
}

const wordsOf = (fact: boolean | readonly string[]) =>
  typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : fact.join(', ') || undefined

const values = (from: string | undefined, to: string | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** Names that belong to another bundle. */
function ownerDifferences(
  { owners: before = {} }: ReleaseContent,
  { owners: after = {} }: ReleaseContent,
): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, what: 'owner', ...values(before[name], after[name]) }))
}

/** The differences between two releases, by bundle. */
export function differences(before: ReleaseContent, after: ReleaseContent): Difference[] {
  const lists = [before, after].flatMap(({ bundles, removed, approvals = [] }) => [
    ...Object.keys(bundles),
    ...Object.keys(removed),
    ...approvals.map(({ bundle }) => bundle),
  ])
  const names = [...new Set(lists)].sort()
  const ofBundles = names.flatMap((bundle) => {
    const old = facts(before, bundle)
    return [...facts(after, bundle)]
      .map(([what, to]) => ({ what, from: old.get(what), to }))
      .filter(({ from, to }) => from !== to)
      .map(({ what, from, to }) => ({ bundle, what, ...values(from, to) }))
  })
  const ofAll = (['frozen', 'pulled'] as const)
    .map((what) => ({ what, from: wordsOf(before[what]), to: wordsOf(after[what]) }))
    .filter(({ from, to }) => from !== to)
    .map(({ what, from, to }) => ({ what, ...values(from, to) }))
  return [...ofBundles, ...ownerDifferences(before, after), ...ofAll]
}
