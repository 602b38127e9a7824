import type { CanaryCourse } from '@portal/contract/releases/canary-state.ts'
import type { Canary, Release } from '@portal/contract/releases/release-schemas.ts'

/** A version that is judged beside another one, as recorded in the releases. */
export interface JudgedVersion {
  readonly bundle: string
  readonly version: string
  /** The version that it is compared with, and that people get again when it fails. */
  readonly stable: string
  /** Number of the release from which on it is judged. */
  readonly startedBy: number
  /** When that was, and since when it has its current reach. */
  readonly since: string
  readonly stageSince: string
  /** Whom it has reached since when, oldest first. */
  readonly exposure: CanaryCourse['exposure']
  /** Absent for a promoted version. */
  readonly canary?: Canary
}

export interface RunningCanary extends JudgedVersion {
  readonly canary: Canary
  /** The actor of the release that started it. */
  readonly starter: string
}

/** Compares two states of a canary, ignoring its reach. */
export const isSame = (one: Canary | undefined, other: Canary) =>
  one?.version === other.version && one.salt === other.salt

/** Whom a canary reaches from a moment on. */
export const reachAt = (at: string, { weight, cohorts }: Canary) => ({ at, weight, cohorts: cohorts.length })

export const reachesAsMany = (one: Canary, other: Canary) =>
  one.weight === other.weight && one.cohorts.join() === other.cohorts.join()

export type ReadRelease = (seq: number) => Promise<Release>

/** Follows a canary back to the release that started it. */
async function followBack(
  head: Release,
  bundle: string,
  { canary, stable }: { canary: Canary; stable: string },
  read: ReadRelease,
): Promise<RunningCanary> {
  let first = head
  let now = canary
  /** The first releases of each reach, newest first. */
  const stages: CanaryCourse['exposure'] = []
  for (let release = head; release.parent > 0; ) {
    release = await read(release.parent)
    const before = release.bundles[bundle]?.canary
    if (!before || !isSame(before, canary)) break
    if (!reachesAsMany(before, now)) stages.push(reachAt(first.at, now))
    first = release
    now = before
  }
  const exposure = [...stages, reachAt(first.at, now)].reverse()
  const stageSince = exposure.at(-1)?.at ?? first.at
  const { version } = canary
  const { seq: startedBy, at: since, actor: starter } = first
  return { bundle, version, canary, stable, starter, startedBy, since, stageSince, exposure }
}

/** The canaries of a release. */
export async function runningCanaries(head: Release, read: ReadRelease): Promise<RunningCanary[]> {
  const following = Object.entries(head.bundles).flatMap(([bundle, { canary, stable }]) =>
    canary ? followBack(head, bundle, { canary, stable }, read) : [],
  )
  return Promise.all(following)
}
