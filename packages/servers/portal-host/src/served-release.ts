import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import { log } from '@portal/server-common/log.ts'
import { type LoadedRelease, loadRelease } from './loaded-release.ts'
import type { OverridesInEffect } from './overrides-in-effect.ts'
import type { LoadBundle } from './published-bundles.ts'

/** The message of an error, for the log. */
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error.')

/** The release that this host serves, and why it does not serve a newer one. */
export function servedRelease(
  loadBundle: LoadBundle,
  prepare: (served: LoadedRelease) => Promise<void>,
  overrides: Pick<OverridesInEffect, 'versions' | 'begin'>,
) {
  let current: LoadedRelease | undefined
  let seq = 0
  let problem: string | undefined
  let said = ''
  const listeners = new Set<() => void>()

  return {
    current: (): LoadedRelease | undefined => current,
    seq: () => seq,
    /** Why the newest release is not served, in words for everyone. */
    problem: () => problem,

    async serve(release: Release): Promise<void> {
      const served = await loadRelease(release, loadBundle, overrides.versions())
      await prepare(served)
      current = served
      overrides.begin()
      const message = `Serving release ${release.seq} of ${release.env}: ${release.reason}`
      if (seq !== release.seq) log.info('release-served', { message })
      seq = release.seq
      for (const listener of listeners) listener()
    },

    /** Stays with what is served, and logs each reason once. */
    hold(error: unknown): void {
      const because = sentenceOf(error)
      const message = `${seq ? `Release ${seq}` : 'The previous content'} stays: ${because}`
      if (because !== said) log.error('release-held', { message })
      said = because
      // Everyone can read `problem`: errors that were not written for people stay in the log.
      problem = error instanceof ReleaseError ? because : 'The newest release cannot be served.'
    },

    /** Clears the problem: the newest release is served. */
    settle(): void {
      problem = undefined
      said = ''
    },

    /** Calls the listener after every release; returns the unsubscribe function. */
    onRelease(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
