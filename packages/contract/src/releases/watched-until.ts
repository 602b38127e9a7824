import type { Difference } from './plan-schemas.ts'
import type { Channels, Release } from './release-schemas.ts'

/** Until when a bundle's stable version is judged; `undefined` when it is not, or has nothing to go back to. */
export function watchedUntil(
  { watchedUntil: until, lastGood }: Pick<Channels, 'watchedUntil' | 'lastGood'>,
  now: number,
): string | undefined {
  return until !== undefined && lastGood !== undefined && now < Date.parse(until) ? until : undefined
}

/** Until when the version that a release promoted is judged, given the newest release. */
export function promotionWatchedUntil(
  { action, bundles, differences }: Release & { readonly differences: readonly Difference[] },
  newest: Release,
  now: number,
): string | undefined {
  if (action !== 'promote') return undefined
  const promoted = differences.find(({ what }) => what === 'stable')?.bundle ?? ''
  const [then, current] = [bundles[promoted], newest.bundles[promoted]]
  const isSame = current?.watchedUntil === then?.watchedUntil
  return current && isSame ? watchedUntil(current, now) : undefined
}
