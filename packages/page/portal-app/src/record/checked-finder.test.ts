import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { call } from '@portal/session'
import { loadCheckedFinder } from './checked-finder.ts'

const onFault = jest.fn()
const { signal } = new AbortController()
const hit = { id: '1', to: '/shops/1', title: 'Acme', detail: 'Open' }

/** The finder of an application whose answers are not checked by types: its bundle is another one. */
const finderOf = (answers: object) =>
  loadCheckedFinder(async () => Object.assign(Object.create(null), answers), onFault)

async function search(hits: unknown) {
  const finder = await finderOf({ search: async () => ({ hits, total: 1 }) })
  return finder.search('a', 5, signal)
}

beforeEach(() => void onFault.mockReset())
afterEach(() => void jest.useRealTimers())

test('finds records, without members that the frame would show as its own', async () => {
  expect(await search([{ ...hit, icon: {} }])).toEqual({ hits: [hit], total: 1 })
  expect(onFault).not.toHaveBeenCalled()
})

test.each([
  ['nothing', undefined],
  ['a record without facts', [null]],
  ['a title that is not a text', [{ ...hit, title: {} }]],
  ['an address that is not a text', [{ ...hit, to: 5 }]],
])('reports %s instead of breaking the search for all records', async (_what, hits) => {
  await expect(search(hits)).rejects.toThrow(TypeError)
  expect(onFault).toHaveBeenCalledTimes(1)
})

test('waits for code on a slow connection, whose files have their own limits', async () => {
  jest.useFakeTimers()
  const load = () =>
    new Promise<RecordFinder>((resolve) => {
      setTimeout(() => resolve(Object.assign(Object.create(null), { search: jest.fn() })), 12_000)
    })
  const finder = loadCheckedFinder(load, onFault)
  await jest.advanceTimersByTimeAsync(12_000)
  expect(await finder).toHaveProperty('search')
  expect(onFault).not.toHaveBeenCalled()
})

describe('a search that never ends', () => {
  /** Waits for such a search; `meanwhile` runs after it has begun. */
  async function searchForever(meanwhile: () => unknown): Promise<void> {
    const finder = await finderOf({ search: () => new Promise(() => undefined) })
    jest.useFakeTimers()
    const found = expect(finder.search('a', 5, signal)).rejects.toThrow('took too long')
    await jest.advanceTimersByTimeAsync(1)
    await meanwhile()
    await jest.advanceTimersByTimeAsync(10_000)
    await found
  }

  test('ends in time, so that the records of others are shown, and is reported', async () => {
    await searchForever(() => search([hit]))
    expect(onFault.mock.calls).toEqual([[expect.objectContaining({ name: 'TookTooLong' })]])
  })

  test('is not reported when nobody’s search ends, as while the product API does not answer', async () => {
    await searchForever(() => undefined)
    expect(onFault).not.toHaveBeenCalled()
  })

  test('is not reported while a call of the page is overdue', async () => {
    window.fetch = () => new Promise(() => undefined)
    await searchForever(() => {
      void call(getSubject, { params: { subjectId: 'acme' } })
      return search([hit])
    })
    expect(onFault).not.toHaveBeenCalled()
  })
})

test('leaves out commands whose texts are not texts', async () => {
  const command = { label: 'Close', disabledReason: undefined, run: () => undefined }
  const commands: RecordFinder['commands'] = Object.assign(Object.create(null), {
    labels: ['Close', {}],
    of: async () => [command, { ...command, disabledReason: {} }],
  })
  const { commands: checked } = await finderOf({ search: async () => ({ hits: [], total: 0 }), commands })
  expect(checked?.labels).toEqual(['Close'])
  expect(await checked?.of('1', signal)).toEqual([command])
})
