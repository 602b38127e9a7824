import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { PublishedBundles } from '../artifact/published-bundles.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { nameOfVersion } from '../release/release.ts'
import { failedAs } from '../release-error.ts'
import { eventOfPublication, eventOfRelease, type Publication, type ReleaseEvent } from './release-event.ts'
import type { Told } from './told-events.ts'

/** Publications without a release are looked for less often: this lists the whole store. */
const PUBLISHED_EVERY_MS = 30_000

/** The next event for an address, and what it has been told afterwards. */
export interface Next {
  readonly event: ReleaseEvent
  readonly after: Told
}

export interface EventPlaces {
  readonly portal: string
  readonly places: () => Promise<readonly ReleasePlace[]>
  readonly published: PublishedBundles
}

const readable = ({ log }: ReleasePlace, seq: number): Promise<Release | undefined> =>
  log.read(seq).catch((error: unknown) => {
    if (!failedAs('corrupt', error) && !failedAs('absent', error)) throw error
    return undefined
  })

/** All events of a store, as far as they were seen by the last look. */
export function eventSource({ portal, places, published }: EventPlaces) {
  let environments: readonly (readonly [place: ReleasePlace, newest: number])[] = []
  let versions: readonly Publication[] = []
  let publishedAt = Number.NEGATIVE_INFINITY

  /** Looks for new releases, and then for the versions that they may contain. */
  async function look(): Promise<void> {
    const found = await Promise.all(
      (await places()).map(async (place) => [place, (await place.log.head())?.seq ?? 0] as const),
    )
    const isNew = found.map(([, seq]) => seq).join() !== environments.map(([, seq]) => seq).join()
    if (isNew || Date.now() - publishedAt >= PUBLISHED_EVERY_MS) {
      const lists = (await published()).map(({ name, versions: list }) =>
        list.map((one) => ({ ...one, name })),
      )
      versions = lists.flat().sort((one, other) => one.at.localeCompare(other.at))
      publishedAt = Date.now()
    }
    environments = found
  }

  const untold = (told: Told) => {
    const known = new Set(told.versions)
    return versions.filter(({ name, version }) => !known.has(nameOfVersion(name, version)))
  }

  /** The next release of an environment; unreadable ones are skipped. */
  async function nextRelease(place: ReleasePlace, newest: number, told: Told): Promise<Next | undefined> {
    const { environment } = place
    for (let seq = (told.releases[environment] ?? 0) + 1; seq <= newest; seq += 1) {
      const release = await readable(place, seq)
      if (!release) continue
      const before = release.parent > 0 ? await readable(place, release.parent) : undefined
      const after = { ...told, releases: { ...told.releases, [environment]: seq } }
      return { event: eventOfRelease(portal, release, before), after }
    }
    return undefined
  }

  function nextPublication(told: Told): Next | undefined {
    const [next] = untold(told)
    if (!next) return undefined
    const after = { ...told, versions: [...told.versions, nameOfVersion(next.name, next.version)] }
    return { event: eventOfPublication(portal, next), after }
  }

  return {
    look,
    /** A new address is told only of what happens from now on. */
    now: (): Told => ({
      releases: Object.fromEntries(environments.map(([{ environment }, seq]) => [environment, seq])),
      versions: versions.map(({ name, version }) => nameOfVersion(name, version)),
    }),
    /** The oldest event that an address has not been told. */
    async next(told: Told): Promise<Next | undefined> {
      const releases = environments.map(([place, newest]) => nextRelease(place, newest, told))
      const found = [nextPublication(told), ...(await Promise.all(releases))].flatMap((one) => one ?? [])
      return found.sort((one, other) => one.event.at.localeCompare(other.event.at))[0]
    },
    /** How many events an address has not been told. */
    waiting: (told: Told): number =>
      environments.reduce(
        (sum, [{ environment }, newest]) => sum + Math.max(0, newest - (told.releases[environment] ?? 0)),
        untold(told).length,
      ),
  }
}

export type EventSource = ReturnType<typeof eventSource>
