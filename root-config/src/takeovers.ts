import type { Takeover } from '@portal/contract/portal-config.ts'
import { createStore } from '@portal/ui/create-store.ts'

const list = createStore<readonly Takeover[]>([])

/** Versions that replaced failed ones, for display. */
export const takeovers = { now: list.get, subscribe: list.subscribe }

/** Records the version that replaced a failed one, or that the bundle runs its own again. */
export function noteTakeover(bundle: string, takeover: Takeover | undefined): void {
  list.set([...list.get().filter((one) => one.bundle !== bundle), takeover ?? []].flat())
}
