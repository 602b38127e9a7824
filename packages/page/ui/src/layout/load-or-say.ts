import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'
import { loadTwice } from './load-twice.ts'

/** Loads code that is about to be used. On failure, notifies the operator and returns undefined. */
export async function loadOrSay<Loaded>(
  load: () => Promise<Loaded>,
  title: string,
): Promise<Loaded | undefined> {
  try {
    return await loadTwice(load)
  } catch {
    toast({ kind: 'error', title, lines: [texts.notLoaded] })
    return undefined
  }
}
