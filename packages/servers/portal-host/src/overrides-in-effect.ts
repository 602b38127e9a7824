import { LONGEST_OVERRIDE_HOURS } from '@portal/contract/releases/override-schemas.ts'
import {
  isLive,
  type KeptOverride,
  keptOverrides,
  type OverridePlace,
} from '@portal/releases/overrides/kept-overrides.ts'

const LONGEST_MS = LONGEST_OVERRIDE_HOURS * 3_600_000

/** The overrides in effect. Remembers the last answer of the store until a newer one or their expiry. */
export function overridesInEffect(place: OverridePlace) {
  const kept = keptOverrides(place)
  let live: ReadonlyMap<string, KeptOverride> = new Map()
  const namesOf = (overrides: ReadonlyMap<string, KeptOverride>) => [...overrides.keys()].join(' ')

  return {
    /** Reads new and ended overrides; returns whether there were any. */
    async refresh(): Promise<boolean> {
      const found = (await kept.since(Date.now() - LONGEST_MS)).filter((override) => isLive(override))
      const now = new Map(found.map((override) => [override.id, override]))
      const hasChanged = namesOf(now) !== namesOf(live)
      live = now
      return hasChanged
    },
    /** The override of an id, if it is in effect. */
    find(id: string): KeptOverride | undefined {
      const override = live.get(id)
      return override && isLive(override) ? override : undefined
    },
    /** Names and versions. */
    versions: (): (readonly [name: string, version: string])[] =>
      [...live.values()].flatMap(({ versions }) => Object.entries(versions)),
  }
}
