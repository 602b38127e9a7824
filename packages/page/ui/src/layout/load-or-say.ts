import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'
import { loadTwice } from './load-twice.ts'

/** Loads the code of what is about to be shown. Nothing, and a word to the operator, when it cannot be had just now. */
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
