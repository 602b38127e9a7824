import type { Takeover } from '@portal/contract/portal-config.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { lazy, Suspense, use, useSyncExternalStore } from 'react'
import { trials } from '../trials.ts'

const TrialNote = lazy(async () => ({ default: (await import('./trial-note.tsx')).TrialNote }))

const NOTHING: readonly Takeover[] = []
const NONE = { now: () => NOTHING, subscribe: () => () => undefined }

/** Says quietly when this page runs other versions than most: on trial, or in place of what failed. */
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
