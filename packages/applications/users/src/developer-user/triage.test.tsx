import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, queryClient } from '@portal/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { personName } from '../user/person-name.ts'
import { Triage } from './triage.tsx'

const operator = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
/** What was sent to enable someone; none of it is answered. */
const sent: string[] = []
/** Who is pending, longest wait first. */
let names: readonly string[]

beforeAll(async () => {
  await signInAs('users')
  const query = { status: 'PENDING', sort: 'requestedAt', pageSize: 100 } as const
  names = (await call(listDeveloperUsers, { query })).items.map(personName)
})

beforeEach(() => {
  // What the portal's calls need stays real.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  sent.length = 0
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    // Small pages, so that the queue has several.
    if (!String(url).endsWith('/enable'))
      return fetch(String(url).replace('pageSize=100', 'pageSize=2'), init)
    sent.push(String(init?.body))
    return new Promise(() => undefined)
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  queryClient.clear()
})

/** Skips everyone. */
async function skipAll(): Promise<void> {
  renderInApp(<Triage waiting={names.length} />)
  await operator.click(screen.getByRole('button', { name: 'Decide one by one' }))
  for (const name of names) {
    await screen.findByRole('group', { name })
    await operator.keyboard('j')
  }
}

/** Decides about the first one, and waits until that is sent. Returns their name. */
async function enableFirst(): Promise<string> {
  renderInApp(<Triage waiting={1} />)
  await operator.click(screen.getByRole('button', { name: 'Decide one by one' }))
  await operator.click(await screen.findByRole('button', { name: 'Enable (e)' }))
  const undo = await screen.findByRole('button', { name: /^Undo the decision about/ })
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(sent).toHaveLength(1)
  return undo.getAttribute('aria-label')?.replace('Undo the decision about ', '') ?? ''
}

test('a decision that is being sent can no longer be undone', async () => {
  const name = await enableFirst()
  expect(screen.getByText(`${name} is being enabled.`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(screen.queryByRole('group', { name })).toBeNull()
})

test('closing while a decision is being sent does not send it again', async () => {
  await enableFirst()
  await operator.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/is being enabled/)).toBeNull()
  expect(sent).toHaveLength(1)
})

test('reads on after the first page, and says at the end how many were skipped', async () => {
  expect(names.length).toBeGreaterThan(2)
  await skipAll()
  expect(await screen.findByText(`${names.length} skipped, still pending.`)).toBeTruthy()
})

test('shows those who were skipped again', async () => {
  await skipAll()
  await operator.click(await screen.findByRole('button', { name: 'Show them again' }))
  expect(await screen.findByRole('group', { name: names[0] ?? '' })).toBe(document.activeElement)
  expect(screen.getByText(`${names.length} pending. Current: ${names[0]}`)).toBeTruthy()
})
