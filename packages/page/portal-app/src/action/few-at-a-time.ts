import { loadTwice } from '@portal/ui/kit'

/** As many calls at a time as the API answers without slowing down others. */
const AT_ONCE = 4

const loaded = () => loadTwice(() => import('p-map')).catch(() => undefined)

/**
 * Does something with each of many, a few at a time, and gives the results in their order. The code for that comes with
 * the first use; where it cannot be had, one is done after the other.
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
