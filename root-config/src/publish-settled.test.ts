import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/dom'
import { publishSettled, settleAfter } from './publish-settled.ts'

let fetching: number
let queriesChanged: () => void

const cache = (keep: (listener: () => void) => void) => ({
  subscribe: (listener: () => void) => {
    keep(listener)
    return () => undefined
  },
})

const isSettled = () => 'settled' in document.documentElement.dataset
const untilSettled = () => waitFor(() => expect(isSettled()).toBe(true))

/** Long enough for the page to be looked at several times. */
const looks = () => new Promise((resolve) => setTimeout(resolve, 300))

beforeEach(() => {
  fetching = 0
  const queries = cache((listener) => {
    queriesChanged = listener
  })
  const client = {
    isFetching: () => fetching,
    isMutating: () => 0,
    getQueryCache: () => queries,
    getMutationCache: () => cache(() => undefined),
  }
  publishSettled(client as unknown as Parameters<typeof publishSettled>[0])
})

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

test('a page at rest says so, and for which address', async () => {
  history.replaceState(null, '', '/tasks?q=june')
  await untilSettled()
  expect(document.documentElement.dataset.settled).toBe('/tasks?q=june')
})

test('a new address unsettles the page until it is at rest again', async () => {
  await untilSettled()
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  expect(isSettled()).toBe(false)
  await untilSettled()
})

test('a page is not settled while a query is running', async () => {
  await untilSettled()
  fetching = 1
  queriesChanged()
  await looks()
  expect(isSettled()).toBe(false)
  fetching = 0
  await untilSettled()
})

test('a page is not settled while a part of it is busy', async () => {
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  document.body.innerHTML = '<table aria-busy="true"></table>'
  await looks()
  expect(isSettled()).toBe(false)
  document.body.replaceChildren()
  await untilSettled()
})

test('a page is not settled while an application is being mounted, and settles when that fails', async () => {
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  let fail = (_: Error) => {}
  const mounting = settleAfter(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  await looks()
  expect(isSettled()).toBe(false)
  fail(new Error('not mounted'))
  await expect(mounting).rejects.toThrow('not mounted')
  await untilSettled()
})
