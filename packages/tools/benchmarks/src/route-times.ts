import type { CDPSession, Page } from 'playwright-core'

interface Step {
  /** Selector of the link to follow. */
  readonly link: string
  /** Selector of an element that only the next screen has. */
  readonly there: string
}

/** Milliseconds from the click on a link until just after the frame that shows its target. Fails after 30 seconds. */
export const routeChange = (page: Page, step: Step): Promise<number> =>
  page.evaluate(
    ({ link, there }) =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error(`${link} did not open ${there}`)), 30_000)
        const begin = performance.now()
        const observer = new MutationObserver(() => {
          if (!document.querySelector(there)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        document.querySelector<HTMLElement>(link)?.click()
      }),
    step,
  )

/** Navigates there and back this many times. Returns the times of all steps. */
export async function backAndForth(page: Page, steps: readonly Step[], rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const step of steps) times.push(await routeChange(page, step))
  return times
}

/** Heap size in bytes after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
