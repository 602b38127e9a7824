import { type ReleasePlace, releasePlace } from '../operations/store-operations.ts'

type Parts = Omit<Parameters<typeof releasePlace>[0], 'environment'>

/** Gives the releases of an environment by its name. Fails as `refused` when that is no name of one. */
export type FindPlace = (environment: string) => Promise<ReleasePlace>

/** Opens environments as they are asked for, and keeps those in which something has been released. */
export function environments(parts: Parts): FindPlace {
  const known = new Map<string, ReleasePlace>()
  return async (environment) => {
    const place = known.get(environment) ?? releasePlace({ ...parts, environment })
    if (await place.log.head()) known.set(environment, place)
    return place
  }
}
