interface Limits {
  readonly forMs: number
  readonly most: number
}

/** Runs work once per key and period, also for concurrent calls. Failures are not remembered. */
export function remembered<Result>({ forMs, most }: Limits, work: (key: string) => Promise<Result>) {
  const known = new Map<string, { readonly result: Promise<Result>; readonly until: number }>()

  return (key: string): Promise<Result> => {
    const found = known.get(key)
    if (found && Date.now() < found.until) return found.result
    const [oldest] = known.keys()
    if (known.size >= most && oldest !== undefined) known.delete(oldest)
    const result = work(key)
    known.delete(key)
    known.set(key, { result, until: Date.now() + forMs })
    result.catch(() => known.delete(key))
    return result
  }
}
