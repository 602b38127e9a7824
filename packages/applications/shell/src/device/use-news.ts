import { type Notice, notify } from '@portal/session'
import { useEffect, useEffectEvent } from 'react'
import type { DeviceValue } from './device-value.ts'

interface News<Item> {
  /** What this device remembers of the items. */
  readonly keysOf: (items: readonly Item[]) => readonly string[]
  /** The messages about items, from what was remembered before. */
  readonly newsOf: (items: readonly Item[], before: readonly string[]) => readonly Notice[]
}

/** Notifies the operator about what changed in a list since the last check on this device. */
export function useNews<Item>(
  known: DeviceValue<readonly string[]>,
  items: readonly Item[] | undefined,
  { keysOf, newsOf }: News<Item>,
): void {
  const report = useEffectEvent((listed: readonly Item[]) => {
    const before = known.get()
    const now = keysOf(listed)
    if (now.length === before.length && now.every((key) => before.includes(key))) return
    // Store first, so that no other tab reports the same.
    known.set(now)
    for (const notice of newsOf(listed, before)) notify({ ...notice, isNews: true })
  })

  useEffect(() => {
    if (items) report(items)
  }, [items])
}
