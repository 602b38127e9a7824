/** Work that is done again and again until it is stopped. */
export interface RepeatedWork {
  /** Lets the round under way end, and begins no other. */
  stop(): Promise<void>
}

/** Does something every now and then, one round at a time. The timer does not keep the process alive. */
export function repeat(everyMs: number, work: () => Promise<void>): RepeatedWork {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    // Whatever went wrong, the next round repeats it.
    round ??= work()
      .catch(() => undefined)
      .finally(() => {
        round = undefined
      })
  }, everyMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
