/**
 * Lets callers share looks. A look in progress may have read the store before a caller's change, so callers
 * wait for the next one; all that call before it begins share it.
 */
export function sharedLook(refresh: () => Promise<void>) {
  let running = Promise.resolve()
  let next: Promise<void> | undefined

  return {
    look(): Promise<void> {
      next ??= running.then(() => {
        next = undefined
        running = refresh()
        return running
      })
      return next
    },
    /** Waits for looks that were asked for. */
    ended: (): Promise<void> => next ?? running,
  }
}
