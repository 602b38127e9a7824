import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'
import { loadTwice } from './load-twice.ts'

/** Loads the code of what is about to be shown. False, and a word to the operator, when it cannot be had just now. */
export async function loadOrSay(load: () => Promise<unknown>, title: string): Promise<boolean> {
  try {
    await loadTwice(load)
    return true
  } catch {
    toast({ kind: 'error', title, lines: [texts.notLoaded] })
    return false
  }
}
