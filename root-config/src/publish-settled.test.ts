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

const beginRouting = () => window.dispatchEvent(new Event('single-spa:before-routing-event'))
const endRouting = () => window.dispatchEvent(new Event('single-spa:routing-event'))
const route = () => {
  beginRouting()
  endRouting()
}

/** Long enough for several checks of the page. */
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

test('publishes the settled address', async () => {
  history.replaceState(null, '', '/tasks?q=june')
  await untilSettled()
  expect(document.documentElement.dataset.settled).toBe('/tasks?q=june')
})

test('is unsettled after a new address until its applications are replaced', async () => {
  await untilSettled()
  beginRouting()
  expect(isSettled()).toBe(false)
  await looks()
  expect(isSettled()).toBe(false)
  endRouting()
  await untilSettled()
})

test('is not settled while a query is running', async () => {
  await untilSettled()
  fetching = 1
  queriesChanged()
  await looks()
  expect(isSettled()).toBe(false)
  fetching = 0
  await untilSettled()
})

test('is not settled while code is loading, nor before React has shown it', async () => {
  await untilSettled()
  const script = document.head.appendChild(document.createElement('script'))
  script.dataset.webpack = 'tasks'
  await looks()
  expect(isSettled()).toBe(false)
  script.remove()
  await looks()
  expect(isSettled()).toBe(false)
  await untilSettled()
})

test('is not settled while a part of the page is busy', async () => {
  route()
  document.body.innerHTML = '<table aria-busy="true"></table>'
  await looks()
  expect(isSettled()).toBe(false)
  document.body.replaceChildren()
  await untilSettled()
})

test('is not settled while an application is mounting, and settles when that fails', async () => {
  route()
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
