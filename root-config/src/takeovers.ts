import type { Takeover } from '@portal/contract/portal-config.ts'

const listeners = new Set<() => void>()
let list: readonly Takeover[] = []

/** Versions that replaced failed ones, for display. */
export const takeovers = {
  /** Returns a new list after each change. */
  now: () => list,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Records the version that a bundle runs instead of a failed one, or that it runs its own again. */
export function noteTakeover(bundle: string, takeover: Takeover | undefined): void {
  list = [...list.filter((one) => one.bundle !== bundle), takeover ?? []].flat()
  for (const listener of listeners) listener()
}
