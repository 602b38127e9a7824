import { mkdirSync } from 'node:fs'
import type { ServedStatus } from '@portal/contract/releases/host-status.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { KeptRelease } from '@portal/releases/log/log-entries.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'
import { log } from '@portal/server-common/log.ts'
import { type LoadedRelease, loadRelease } from './loaded-release.ts'
import { newestRelease } from './newest-release.ts'
import { overridesInEffect } from './overrides-in-effect.ts'
import type { LoadBundle } from './published-bundles.ts'
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

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error.')

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
  let current: LoadedRelease | undefined
  let seq = 0
  let newest = 0
  let kept: KeptRelease | undefined
  let problem: string | undefined
  let said = ''
  const listeners = new Set<() => void>()

  function hold(error: unknown): void {
    const because = sentenceOf(error)
    const message = `${seq ? `Release ${seq}` : 'The previous content'} stays: ${because}`
    if (because !== said) log.error('release-held', { message })
    said = because
    // Everyone can read `problem`: errors that were not written for people stay in the log.
    problem = error instanceof ReleaseError ? because : 'The newest release cannot be served.'
  }

  async function serve(release: Release): Promise<void> {
    const served = await loadRelease(release, loadBundle, overrides.versions())
    await prepare(served)
    current = served
    overrides.begin()
    const message = `Serving release ${release.seq} of ${release.env}: ${release.reason}`
    if (seq !== release.seq) log.info('release-served', { message })
    seq = release.seq
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    try {
      const head = await releases.head()
      newest = Math.max(newest, head?.release.seq ?? 0)
      // Unreadable overrides must not block the newest release, which may be a rollback.
      const [read] = await Promise.allSettled([overrides.refresh()])
      const hasOverrideChanged = read.status === 'fulfilled' && read.value
      if (head && (head.release.seq !== seq || hasOverrideChanged)) await serve(head.release)
      // Tried again at every look: the folder may be full for a while.
      if (head && head !== kept) await releases.keep(head)
      kept = head
      if (read.status === 'rejected') throw read.reason
      problem = undefined
      said = ''
    } catch (error) {
      hold(error)
    }
  }

  /** Serves what this host served last if the newest release is unavailable. */
  async function resume(): Promise<void> {
    try {
      const last = await releases.lastKept()
      if (last) await serve(last)
    } catch (error) {
      log.error('release-held', { message: `The last served release cannot be served: ${sentenceOf(error)}` })
    }
  }

  const { look, ended } = sharedLook(refresh)
  await look()
  if (!current) await resume()
  let timer: NodeJS.Timeout
  let isOver = false
  function lookOn(): void {
    if (isOver) return
    timer = setTimeout(() => void look().then(lookOn), untilNextLook())
  }
  lookOn()

  return {
    current: (): LoadedRelease | undefined => current,
    /** How the served release relates to the newest one known to this host. */
    status: (): ServedStatus => ({ served: seq, newest, ...(problem !== undefined && { problem }) }),
    findOverride: overrides.find,
    /** Looks at the store; concurrent calls share one look, which begins after they were made. */
    look,
    /** Calls the listener after every release; returns the unsubscribe function. */
    onRelease(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      await ended()
    },
  }
}
