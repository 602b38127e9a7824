import { mkdirSync } from 'node:fs'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { Standing } from '@portal/contract/releases/standings.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import type { Trust } from '@portal/releases/signing/signatures.ts'
import type { ReleaseStore } from '@portal/releases/store/release-store.ts'
import { newestRelease } from './newest-release.ts'
import type { LoadBundle } from './published-bundles.ts'
import { type ServedRelease, serveRelease } from './served-release.ts'
import { triedVersions } from './tried-versions.ts'

/** Where releases come from. */
export interface ReleaseSource {
  readonly store: ReleaseStore
  readonly environment: string
  readonly trust: Trust
  /** Folder for what this host has read and verified. */
  readonly near: string
}

/**
 * How often a new release is looked for. All hosts look at the same moments, as far as their clocks agree, so that those
 * behind one balancer change together.
 */
const EVERY_MS = 500
const untilNextLook = () => EVERY_MS - (Date.now() % EVERY_MS)

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : 'It could not be read.')

/**
 * Follows the newest release. What cannot be verified, does not fit together or is not `prepared` is never served: what
 * was served before goes on being served, and the log says why.
 */
export async function followReleases(
  source: ReleaseSource,
  loadBundle: LoadBundle,
  prepare: (served: ServedRelease) => Promise<void>,
) {
  mkdirSync(source.near, { recursive: true })
  const releases = newestRelease(source)
  const tried = triedVersions(source)
  let current: ServedRelease | undefined
  let seq = 0
  let newest = 0
  let problem: string | undefined
  let said = ''
  const listeners = new Set<() => void>()

  function hold(error: unknown): void {
    const because = sentenceOf(error)
    if (because !== said)
      console.error(`${seq ? `Release ${seq}` : 'What was served before'} stays: ${because}`)
    said = because
    // Everybody may read it: what was not written for people stays in the log.
    problem = error instanceof ReleaseError ? because : 'The newest release cannot be made into a page.'
  }

  async function serve(release: Release): Promise<void> {
    const served = await serveRelease(release, loadBundle, tried.versions())
    await prepare(served)
    current = served
    if (seq !== release.seq)
      console.info(`Serving release ${release.seq} of ${release.env}: ${release.reason}`)
    seq = release.seq
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    try {
      const head = await releases.head()
      newest = Math.max(newest, head?.seq ?? 0)
      const hasTrialChanged = await tried.refresh()
      if (head && (head.seq !== seq || hasTrialChanged)) {
        await serve(head)
        await releases.keep(head.seq)
      }
      problem = undefined
      said = ''
    } catch (error) {
      hold(error)
    }
  }

  /** When the newest release cannot be had, that which this host served last. */
  async function resume(): Promise<void> {
    try {
      const kept = await releases.lastKept()
      if (kept) await serve(kept)
    } catch (error) {
      console.error(`What was served last cannot be served: ${sentenceOf(error)}`)
    }
  }

  let asking: Promise<void> | undefined
  function look(): Promise<void> {
    asking ??= refresh().finally(() => {
      asking = undefined
    })
    return asking
  }

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
    current: (): ServedRelease | undefined => current,
    /** How what is served stands to the newest release that this host knows of. */
    standing: (): Standing => ({ served: seq, newest, ...(problem !== undefined && { problem }) }),
    findOverride: tried.find,
    /** Looks at the store now; anyone who asks meanwhile looks with it. */
    look,
    /** Calls after every release; gives what ends that. */
    onRelease(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      await asking
    },
  }
}
