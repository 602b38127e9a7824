import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { IDEMPOTENCY_KEY } from '@portal/contract/headers.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Message } from '../template/message.ts'
import { TestSend } from './test-send.tsx'

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const message: Message = { channel: 'SMS', type: 'WELCOME', lang: 'en', bodyText: 'Your profile is ready.' }

test('sends a test only once when the answer is lost and it is sent again', async () => {
  await signInAs('editor')
  renderInApp(<TestSend subjectId="system" message={message} />)
  const { fetch } = globalThis
  const keys = new Set<string | null>()
  let isLost = true
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).endsWith('/test-messages')) return answer
    keys.add(new Headers(init?.headers).get(IDEMPOTENCY_KEY))
    return isLost ? new Response('', { status: 500 }) : answer
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send a test' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }))
  await dialog.findByRole('alert')
  isLost = false
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keys.size).toBe(1)
})
