/** Work that repeats until it is stopped. */
export interface RepeatedWork {
  /** Waits for the running round and starts no other. */
  stop(): Promise<void>
}

/** Repeats work at an interval, one round at a time. The timer does not keep the process alive. */
export function repeat(everyMs: number, work: () => Promise<void>): RepeatedWork {
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    // After any failure, the next round tries again.
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
