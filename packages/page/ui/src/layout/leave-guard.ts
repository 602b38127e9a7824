type Ask = () => Promise<boolean>

const asks = new Set<Ask>()
const waiting = new Set<() => void>()

/** Held by each question of every tab: unlike what is written down, it is gone when a tab is. */
const UNSAVED = 'portal.unsaved-work'

/** Lets the other tabs know of something to lose, until the returned function is called. */
function tellOtherTabs(): () => void {
  // Browsers have locks in secure pages only, and jsdom has none.
  if (!('locks' in navigator)) return () => undefined
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(UNSAVED, { mode: 'shared' }, () => released)
  return release
}

/** Asked before a link is followed, so that unsaved work is not lost. Links of every application share it. */
export const leaveGuard = {
  /** Registers a question; the returned function takes it back. */
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
  /** Does something now, or as soon as leaving loses nothing; the returned function takes that back. */
  whenFree(work: () => void): () => void {
    if (asks.size === 0) work()
    else waiting.add(work)
    return () => void waiting.delete(work)
  },
  /** Whether leaving would lose something, so that somebody wants to be asked. */
  isHolding: (): boolean => asks.size > 0,
  /** Whether another tab of this browser has something to lose. */
  async isHoldingElsewhere(): Promise<boolean> {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === UNSAVED).length > asks.size
  },
  /** True when everyone who was asked lets the operator go. */
  async mayLeave(): Promise<boolean> {
    for (const ask of asks) {
      if (!(await ask())) return false
    }
    return true
  },
}
