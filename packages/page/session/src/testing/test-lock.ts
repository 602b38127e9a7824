/** Replaces the browser's lock across tabs, which jsdom and Node lack: runs one piece of work at a time. */
export function createTestLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
