import { MAX_ROW } from '@portal/contract/page-size.ts'
import { print, quantile } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'

const ROUNDS = 5
const CALLS_OF_A_ROUND = 40

type Get = (path: string) => Promise<{ page: { nextCursor: string | null; totalItems: number } }>

/** Reads lists of the API. Throws when one is refused. */
export function getter({ url, token }: MeasuredApi): Get {
  return async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
    return response.json()
  }
}

/** How long 95 of 100 calls take at most, one after the other, round for round. */
export async function measure(next: () => Promise<unknown>): Promise<number[]> {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = []
    for (let call = 0; call < CALLS_OF_A_ROUND; call += 1) {
      const begin = performance.now()
      await next()
      times.push(performance.now() - begin)
    }
    // The first round warms up.
    if (round > 0) rounds.push(quantile(times, 0.95))
  }
  return rounds
}

/** Walks on by cursors, from the deepest numbered page, and begins again at the end of the list. */
async function walker(get: Get, path: string): Promise<() => Promise<void>> {
  const { page } = await get(`${path}&page=1`)
  const deepest = Math.min(MAX_ROW, page.totalItems) / 10
  const start = (await get(`${path}&page=${Math.max(1, Math.floor(deepest))}`)).page.nextCursor
  let cursor = start
  return async () => {
    const { page: next } = await get(cursor ? `${path}&cursor=${cursor}` : `${path}&page=1`)
    cursor = next.nextCursor ?? start
  }
}

const PAGES = {
  'first page': '?page=1',
  'deep page': '?page=deep',
  'deep page by name': '?sort=dpaPresentationName&page=deep',
  'deep page of one SRCI': '?subjectId=largest&page=deep',
  'suspended ones, deep': '?status=SUSPENDED&page=deep',
  'with unpublished changes, by creation': '?hasUnpublishedChanges=true&sort=-createdAt',
  'that accept a card brand': '?cardBrand=JCB',
}

/** Two filters together, which no single index answers. */
const TWO_FILTERS = {
  'a country and a category': '?country=DE&mcc=5942',
  'a status and a category': '?status=SUSPENDED&mcc=5942',
  'a country and drafts': '?country=DE&publicationStatus=DRAFT',
  'an initiator and a country': '?subjectId=largest&country=DE',
  'changes and a category': '?hasUnpublishedChanges=true&mcc=5942',
}

/** What people type: merchants, parts of words, ids, and words without a match. */
const WORDS = ['lantern', 'copper lantern', 'books', 'amber fox shoes', '004711', 'bramble h', 'zzyzx', 'sz']

/** The first call, whose pages may be on disk, and later ones. */
async function measureFilters(get: Get, largest: string): Promise<void> {
  for (const [name, query] of Object.entries(TWO_FILTERS)) {
    const path = `/dpa${query}`.replace('largest', largest)
    const begin = performance.now()
    await get(path)
    print({ name: `${name}, first call`, unit: 'ms', values: [performance.now() - begin], goal: 300 })
    print({ name: `${name} (p95)`, unit: 'ms', values: await measure(() => get(path)), goal: 50 })
  }
}

/** Prints how long pages and searches take. */
export async function measureLists(api: MeasuredApi): Promise<void> {
  const get = getter(api)
  const largest = await api.db
    .selectFrom('subject')
    .select('id')
    .orderBy('dpaCount', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await measureFilters(get, largest.id)
  for (const [name, query] of Object.entries(PAGES)) {
    const path = `/dpa${query}`.replace('largest', largest.id)
    const { page } = await get(path.replace('page=deep', 'page=1'))
    const deep = Math.max(1, Math.floor(page.totalItems / 10))
    const values = await measure(() => get(path.replace('deep', String(deep))))
    print({ name: `${name} (p95)`, unit: 'ms', values, goal: 50 })
  }
  for (const sort of ['-updatedAt', 'dpaName', 'status']) {
    const values = await measure(await walker(get, `/dpa?sort=${sort}`))
    print({ name: `on and on by cursor, sorted by ${sort} (p95)`, unit: 'ms', values, goal: 50 })
  }
  for (const word of WORDS) {
    const values = await measure(() => get(`/dpa?q=${encodeURIComponent(word)}`))
    print({ name: `search for "${word}" (p95)`, unit: 'ms', values, goal: 50 })
  }
}
