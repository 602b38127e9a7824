import { LONGEST_OVERRIDE_HOURS } from '@portal/contract/releases/override-schemas.ts'
import {
  isLive,
  type KeptOverride,
  keptOverrides,
  type OverridePlace,
} from '@portal/releases/overrides/kept-overrides.ts'

const LONGEST_MS = LONGEST_OVERRIDE_HOURS * 3_600_000

/** Knows which versions single persons try out. What the store said last holds until it says otherwise, or is over. */
export function triedVersions(place: OverridePlace) {
  const kept = keptOverrides(place)
  let live: ReadonlyMap<string, KeptOverride> = new Map()
  const namesOf = (overrides: ReadonlyMap<string, KeptOverride>) => [...overrides.keys()].join(' ')

  return {
    /** Looks for trials that began or ended; gives whether there were any. */
    async refresh(): Promise<boolean> {
      const found = (await kept.since(Date.now() - LONGEST_MS)).filter((override) => isLive(override))
      const now = new Map(found.map((override) => [override.id, override]))
      const hasChanged = namesOf(now) !== namesOf(live)
      live = now
      return hasChanged
    },
    /** The trial of an id, unless it is over. */
    find(id: string): KeptOverride | undefined {
      const override = live.get(id)
      return override && isLive(override) ? override : undefined
    },
    /** Names and versions. */
    versions: (): (readonly [name: string, version: string])[] =>
      [...live.values()].flatMap(({ versions }) => Object.entries(versions)),
  }
}
