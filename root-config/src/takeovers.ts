import type { Takeover } from '@portal/contract/portal-config.ts'

const listeners = new Set<() => void>()
let list: readonly Takeover[] = []

/** Which versions replace others, for anyone who shows it. */
export const takeovers = {
  /** Another list whenever something has changed. */
  now: () => list,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Notes what a bundle runs in place of what failed, or that it runs its own version again. */
export function noteTakeover(bundle: string, takeover: Takeover | undefined): void {
  list = [...list.filter((one) => one.bundle !== bundle), takeover ?? []].flat()
  for (const listener of listeners) listener()
}
