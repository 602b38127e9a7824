import { MAX_PREVIEW_HOURS } from '@portal/contract/releases/override-schemas.ts'
import {
  isLive,
  type KeptOverride,
  keptOverrides,
  type OverridePlace,
} from '@portal/releases/overrides/kept-overrides.ts'

const MAX_MS = MAX_PREVIEW_HOURS * 3_600_000

type Overrides = ReadonlyMap<string, KeptOverride>

/** The overrides in effect. Remembers the last answer of the store until a newer one or their expiry. */
export function overridesInEffect(place: OverridePlace) {
  const kept = keptOverrides(place)
  /** In effect according to the store. */
  let live: Overrides = new Map()
  /** Those of them whose versions this host serves. */
  let served: Overrides = new Map()
  const namesOf = (overrides: Overrides) => [...overrides.keys()].join(' ')

  return {
    /**
     * Reads new and ended overrides; returns whether there were any. Ended ones end now, new ones begin when
     * their versions are served.
     */
    async refresh(): Promise<boolean> {
      const found = (await kept.since(Date.now() - MAX_MS)).filter((override) => isLive(override))
      const now = new Map(found.map((override) => [override.id, override]))
      const hasChanged = namesOf(now) !== namesOf(served)
      live = now
      served = new Map([...served].filter(([id]) => now.has(id)))
      return hasChanged
    },
    /** Begins the overrides that were read: their versions are served. */
    begin(): void {
      served = live
    },
    /** The override of an id, if it is in effect. */
    find(id: string): KeptOverride | undefined {
      const override = served.get(id)
      return override && isLive(override) ? override : undefined
    },
    /** Names and versions. */
    versions: (): (readonly [name: string, version: string])[] =>
      [...live.values()].flatMap(({ versions }) => Object.entries(versions)),
  }
}

export type OverridesInEffect = ReturnType<typeof overridesInEffect>
