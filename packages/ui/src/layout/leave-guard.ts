type Ask = () => Promise<boolean>

const asks = new Set<Ask>()

/** Asked before a link is followed, so that unsaved work is not lost. Links of every application share it. */
export const leaveGuard = {
  /** Registers a question; the returned function takes it back. */
  add(ask: Ask): () => void {
    asks.add(ask)
    return () => {
      asks.delete(ask)
    }
  },
  /** Whether leaving would lose something, so that somebody wants to be asked. */
  isHolding: (): boolean => asks.size > 0,
  /** True when everyone who was asked lets the operator go. */
  async mayLeave(): Promise<boolean> {
    for (const ask of asks) {
      if (!(await ask())) return false
    }
    return true
  },
}
