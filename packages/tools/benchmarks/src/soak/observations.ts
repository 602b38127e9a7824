/** What sessions saw. */
export interface Observations {
  /** Milliseconds of the calls that were made after `startSteady`, by what was called. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** Sentences about each call that failed, from the beginning. */
  readonly failures: readonly string[]
  /** From now on, times are kept. */
  startSteady(): void
  /** Times a call. A failure is noted, and its result is `undefined`. */
  observe<Result>(name: string, call: () => Promise<Result>): Promise<Result | undefined>
}

export function createObservations(): Observations {
  const times = new Map<string, number[]>()
  const timesOf = (name: string) => {
    const known = times.get(name) ?? []
    times.set(name, known)
    return known
  }
  const failures: string[] = []
  let isSteady = false
  return {
    times,
    failures,
    startSteady: () => {
      isSteady = true
    },
    observe: async (name, call) => {
      const begin = performance.now()
      try {
        const result = await call()
        if (isSteady) timesOf(name).push(performance.now() - begin)
        return result
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
        return undefined
      }
    },
  }
}
