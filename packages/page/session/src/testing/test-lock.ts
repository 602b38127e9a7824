/** Replaces the browser's lock over all tabs, which jsdom and Node lack: one piece of work after another. */
export function createTestLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
