import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Triage } from './triage.tsx'

const operator = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
/** What was sent to enable someone; none of it is answered. */
const sent: string[] = []

beforeAll(() => signInAs('users'))

beforeEach(() => {
  // What the portal's calls need stays real.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  sent.length = 0
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (!String(url).endsWith('/enable')) return fetch(url, init)
    sent.push(String(init?.body))
    return new Promise(() => undefined)
  })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

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
