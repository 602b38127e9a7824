import type { ReleaseState } from '@portal/contract/served-release.ts'
import { createStore } from '@portal/ui/create-store.ts'

/** How the page compares to what the host serves. */
export const releaseState = createStore<ReleaseState>('current')

/** The same, for display. */
export const releases = { now: releaseState.get, subscribe: releaseState.subscribe }
