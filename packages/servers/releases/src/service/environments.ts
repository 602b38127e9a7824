import { isEnvironment } from '../log/log-entries.ts'
import { type ReleasePlace, releasePlace } from '../operations/release-place.ts'
import type { ReleaseStore } from '../store/release-store.ts'

type Dependencies = Omit<Parameters<typeof releasePlace>[0], 'environment'>

/** Returns the releases of an environment. Fails as `refused` when the name is invalid. */
export type FindPlace = (environment: string) => Promise<ReleasePlace>

/** Opens environments on demand, and keeps open those with releases. */
export function environments(parts: Dependencies): FindPlace {
  const known = new Map<string, ReleasePlace>()
  return async (environment) => {
    const place = known.get(environment) ?? releasePlace({ ...parts, environment })
    if (await place.log.head()) known.set(environment, place)
    return place
  }
}

/** The names of the environments in a store. Other files in it are ignored. */
export const environmentsIn = async (store: ReleaseStore): Promise<string[]> =>
  (await store.folders('releases')).filter(isEnvironment)
