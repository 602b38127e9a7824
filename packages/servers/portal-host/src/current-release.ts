import { mkdirSync } from 'node:fs'
import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import type { KeptRelease } from '@portal/releases/log/log-entries.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'
import { log } from '@portal/server-common/log.ts'
import type { LoadedRelease } from './loaded-release.ts'
import { newestRelease } from './newest-release.ts'
import { overridesInEffect } from './overrides-in-effect.ts'
import type { LoadBundle } from './published-bundles.ts'
import { sentenceOf, servedRelease } from './served-release.ts'
import { sharedLook } from './shared-look.ts'

/** Where releases come from. */
export interface ReleaseSource {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
  /** Folder for what this host has read and verified. */
  readonly near: string
}

/**
 * How often to look for a new release. All hosts look at the same moments, as far as their clocks agree, so
 * that those behind one balancer switch together.
 */
const EVERY_MS = 500
const untilNextLook = () => EVERY_MS - (Date.now() % EVERY_MS)

/** Calls `look` at every moment to look, one after the other, until it is stopped. */
function keepLooking(look: () => Promise<void>): { stop(): void } {
  let timer: NodeJS.Timeout
  let isOver = false
  function lookOn(): void {
    if (isOver) return
    timer = setTimeout(() => void look().then(lookOn), untilNextLook())
  }
  lookOn()
  return {
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/**
 * Follows the newest release. Never serves one that cannot be verified, does not fit together or is not
 * `prepared`: the previous one stays, and the log says why.
 */
export async function followReleases(
  source: ReleaseSource,
  loadBundle: LoadBundle,
  prepare: (served: LoadedRelease) => Promise<void>,
) {
  mkdirSync(source.near, { recursive: true })
  const releases = newestRelease(source)
  const overrides = overridesInEffect(source)
  const served = servedRelease(loadBundle, prepare, overrides)
  let newest = 0
  let kept: KeptRelease | undefined
  /** Overrides have begun or ended since a release was served. */
  let hasOverrideChanged = false

  async function refresh(): Promise<void> {
    try {
      // Unreadable overrides must not block the newest release, which may be a rollback, nor must an unreadable
      // release keep an override that was revoked.
      const [found, read] = await Promise.allSettled([releases.head(), overrides.refresh()])
      if (read.status === 'fulfilled' && read.value) hasOverrideChanged = true
      if (found.status === 'rejected') throw found.reason
      const head = found.value
      newest = Math.max(newest, head?.release.seq ?? 0)
      if (head && (head.release.seq !== served.seq() || hasOverrideChanged)) {
        await served.serve(head.release)
        hasOverrideChanged = false
      }
      // Tried again at every look: the folder may be full for a while.
      if (head && head !== kept) await releases.keep(head)
      kept = head
      if (read.status === 'rejected') throw read.reason
      served.settle()
    } catch (error) {
      served.hold(error)
    }
  }

  /** Serves what this host served last if the newest release is unavailable. */
  async function resume(): Promise<void> {
    try {
      const last = await releases.lastKept()
      if (last) await served.serve(last)
    } catch (error) {
      log.error('release-held', { message: `The last served release cannot be served: ${sentenceOf(error)}` })
    }
  }

  const { look, ended } = sharedLook(refresh)
  await look()
  if (!served.current()) await resume()
  const looking = keepLooking(look)

  return {
    current: served.current,
    /** How the served release relates to the newest one known to this host. */
    status(): ServedStatus {
      const problem = served.problem()
      return { served: served.seq(), newest, ...(problem !== undefined && { problem }) }
    },
    findOverride: overrides.find,
    /** Looks at the store; concurrent calls share one look, which begins after they were made. */
    look,
    onRelease: served.onRelease,
    async stop(): Promise<void> {
      looking.stop()
      await ended()
    },
  }
}
