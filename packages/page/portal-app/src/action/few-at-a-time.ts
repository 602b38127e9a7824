import { loadTwice } from '@portal/ui/blocks'

/** Number of concurrent calls that does not slow down other users. */
const AT_ONCE = 4

const loaded = () => loadTwice(() => import('p-map')).catch(() => undefined)

/**
 * Runs `work` for each item, a few at a time, and returns the results in order. The library is loaded on
 * first use; if that fails, items run one by one.
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const module = await loaded()
  if (module) return module.default(items, work, { concurrency: AT_ONCE })
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
