type Ask = () => Promise<boolean>

const asks = new Set<Ask>()
const waiting = new Set<() => void>()

/** A lock held for each question in every tab: unlike stored data, it ends with its tab. */
const UNSAVED = 'portal.unsaved-work'

/** Informs other tabs of unsaved work until the returned function is called. */
function tellOtherTabs(): () => void {
  // Locks exist only in secure contexts, and not in jsdom.
  if (!('locks' in navigator)) return () => undefined
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(UNSAVED, { mode: 'shared' }, () => released)
  return release
}

/** Asked before a link is followed, so that unsaved work is not lost. Shared by all applications. */
export const leaveGuard = {
  /** Registers a question; the returned function removes it. */
  add(ask: Ask): () => void {
    asks.add(ask)
    const release = tellOtherTabs()
    return () => {
      asks.delete(ask)
      release()
      if (asks.size > 0) return
      for (const work of waiting) work()
      waiting.clear()
    }
  },
  /** Runs `work` now, or as soon as leaving loses nothing; the returned function cancels it. */
  whenFree(work: () => void): () => void {
    if (asks.size === 0) work()
    else waiting.add(work)
    return () => void waiting.delete(work)
  },
  /** Whether there is unsaved work that leaving would lose. */
  isHolding: (): boolean => asks.size > 0,
  /** Whether another tab of this browser has unsaved work. */
  async isHoldingElsewhere(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === UNSAVED).length > asks.size
  },
  /** Asks all questions; true when the operator may leave. */
  async mayLeave(): Promise<boolean> {
    for (const ask of asks) {
      if (!(await ask())) return false
    }
    return true
  },
}
