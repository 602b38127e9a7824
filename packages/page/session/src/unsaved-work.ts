/** Knows whether leaving the screen would lose unsaved work or an open question, once the frame has registered a check. */
export function createUnsavedWork() {
  let isHolding = () => false
  return {
    /** Registers a check for unsaved work on the screen, which an expiring session only locks. */
    lockWhile(check: () => boolean): void {
      isHolding = check
    },
    /** Whether there is such work. */
    holdsWork: (): boolean => isHolding(),
  }
}
