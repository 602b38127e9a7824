/** Kept from before any application runs, which can replace it. */
const timeout = AbortSignal.timeout

/** Waits with a timer that has no number: code that clears all timers by their numbers does not stop it. */
export const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => {
    timeout(milliseconds).onabort = resolve
  })
