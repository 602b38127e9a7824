import { createHash } from 'node:crypto'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { differences } from '../release/differences.ts'
import { NOTHING } from '../release/release.ts'

/** What is told about one change, in the form of Standard Webhooks. */
export interface ReleaseEvent {
  /** The same for each attempt, so that receivers recognize repetitions. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  readonly type: string
  readonly data: object
}

/** A published version. */
export interface Publication {
  readonly name: string
  readonly version: string
  readonly at: string
  readonly by: string
}

const idOf = (...parts: readonly (string | number)[]) =>
  `msg_${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`

/** The event of a release. `portal` is the public address, which tells portals apart. */
export function eventOfRelease(portal: string, release: Release, before: Release | undefined): ReleaseEvent {
  const { env: environment, seq, at, action, actor, reason, unchecked, frozen } = release
  const changes = differences(before ?? NOTHING, release)
  const [bundle, ...others] = new Set(changes.flatMap((one) => one.bundle ?? []))
  const { stable, lastGood, canary, watchedUntil } =
    (bundle !== undefined && others.length === 0 && release.bundles[bundle]) || {}
  const pulled = release.pulled.filter((name) => !before?.pulled.includes(name))
  return {
    id: idOf(portal, environment, seq),
    at,
    type: `release.${action}`,
    data: {
      portal,
      environment,
      release: seq,
      action,
      actor,
      reason,
      unchecked,
      frozen,
      ...(stable !== undefined && {
        bundle,
        versions: { stable, lastGood, canary: canary?.version },
        watchedUntil,
      }),
      ...(pulled.length > 0 && { pulled }),
      changes,
    },
  }
}

/** The event of a published version, which is not yet in a release. */
export const eventOfPublication = (portal: string, { name, version, at, by }: Publication): ReleaseEvent => ({
  id: idOf(portal, name, version),
  at,
  type: 'version.publish',
  data: { portal, bundle: name, version, actor: by },
})

/** The body of an event. */
export const bodyOf = ({ type, at, data }: ReleaseEvent): string =>
  JSON.stringify({ type, timestamp: at, data })
