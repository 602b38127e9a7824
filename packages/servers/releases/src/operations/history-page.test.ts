import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { testPlace } from '../testing/test-place.ts'
import { createTestStore } from '../testing/test-store.ts'
import { historyPage } from './history-page.ts'

const entry = { actor: 'ada@program.example', action: 'promote', reason: 'CHG-1234, as planned' } as const

let store: ReturnType<typeof createTestStore>
let log: ReturnType<typeof testPlace>['log']

async function release(...versions: string[]): Promise<void> {
  for (const version of versions) {
    const head = await log.head()
    await log.append(head?.seq ?? 0, promote('@portal/users', version)(head ?? NOTHING), entry)
  }
}

/** The numbers of the releases on a page, each with how many differences it shows. */
async function shown(query: { before?: number | undefined; limit: number }) {
  const { items, before } = await historyPage(log, query)
  return { before, items: items.map(({ seq, differences }) => [seq, differences.length]) }
}

beforeEach(() => {
  store = createTestStore()
  log = testPlace(store).log
})
afterEach(() => store.remove())

test('the last release of a page is compared with the first of the next page', async () => {
  await release('1.0.0', '1.1.0', '1.2.0')
  expect(await shown({ limit: 2 })).toEqual({
    before: 2,
    items: [
      [3, 2],
      [2, 2],
    ],
  })
  expect(await shown({ before: 2, limit: 2 })).toEqual({ before: undefined, items: [[1, 1]] })
})

test('a release after lost ones is compared with the last one before them, on the next page', async () => {
  await release('1.0.0')
  await log.acceptLoss(20, { ...entry, action: 'restore.accept' })
  expect(await shown({ limit: 10 })).toEqual({ before: 2, items: [[21, 0]] })
  expect(await shown({ before: 2, limit: 10 })).toEqual({ before: undefined, items: [[1, 1]] })
})

test('a release whose earlier one is unreadable shows no differences', async () => {
  await release('1.0.0', '1.1.0', '1.2.0')
  writeFileSync(join(store.root, 'releases', 'demo', '00000002.json'), '')
  expect(await shown({ limit: 3 })).toEqual({
    before: undefined,
    items: [
      [3, 0],
      [1, 1],
    ],
  })
})
