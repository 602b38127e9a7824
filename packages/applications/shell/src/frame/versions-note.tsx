import type { Takeover } from '@portal/contract/portal-config.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { lazy, Suspense, use, useSyncExternalStore } from 'react'
import { trials } from '../trials.ts'

const TrialNote = lazy(async () => ({ default: (await import('./trial-note.tsx')).TrialNote }))

const NOTHING: readonly Takeover[] = []
const NONE = { now: () => NOTHING, subscribe: () => () => undefined }

/** A quiet note when this page runs a trial or a replacement for a failed version. */
export function VersionsNote() {
  const { subscribe, now } = use(ParcelHostContext)?.takeovers ?? NONE
  const takeovers = useSyncExternalStore(subscribe, now)
  if (trials.length === 0 && takeovers.length === 0) return null
  return (
    <Suspense>
      <TrialNote takeovers={takeovers} />
    </Suspense>
  )
}
