import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lookUp, openDesk, profileHeading } from '../testing/open-desk.tsx'

const WARNING = 'This screen is cleared in less than 30 seconds'

afterEach(() => {
  jest.useRealTimers()
})

const agent = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

/** From here on time passes when the test says so; what the calls of the portal need goes on as it is. */
async function openInSlowMotion(): Promise<void> {
  await openDesk()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
}

async function openProfile(): Promise<void> {
  await openInSlowMotion()
  await lookUp('five.cards@consumer.example', agent)
  await profileHeading()
}

test('half a minute before it is cleared the screen says so, and a key keeps it', async () => {
  await openProfile()
  await wait(85)
  expect(screen.queryByText(WARNING)).toBeNull()
  await wait(10)
  expect(screen.getByText(WARNING)).toBeTruthy()
  await agent.keyboard('{Shift}')
  expect(screen.queryByText(WARNING)).toBeNull()
  await wait(85)
  expect(await profileHeading()).toBeTruthy()
})

test('after two idle minutes neither profile nor question nor case is left', async () => {
  await openProfile()
  await agent.click(screen.getByRole('button', { name: 'Reveal the name' }))
  await screen.findByRole('dialog')
  await wait(125)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('The screen was cleared')).toBeTruthy()
  expect(document.body.textContent).not.toContain('•••')
  expect(screen.getByLabelText<HTMLInputElement>('Ticket').value).toBe('')
})

test('a profile behind the other tab goes, too', async () => {
  await openProfile()
  await agent.click(screen.getByRole('tab', { name: 'My deletions' }))
  await wait(125)
  await agent.click(screen.getByRole('tab', { name: 'Delete a profile' }))
  expect(screen.getByText('The screen was cleared')).toBeTruthy()
})

test('what was typed before the look-up goes, too', async () => {
  await openInSlowMotion()
  await agent.type(screen.getByRole('textbox', { name: 'Email address' }), 'some.body@consumer.example')
  await wait(125)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe('')
})

test('an empty screen is not cleared, and says nothing', async () => {
  await openInSlowMotion()
  await wait(300)
  expect(screen.queryByText('The screen was cleared')).toBeNull()
})

test('a revealed value is masked again after five minutes, whatever the agent does meanwhile', async () => {
  await openProfile()
  await agent.click(screen.getByRole('button', { name: 'Reveal the mobile number' }))
  await agent.type(await screen.findByLabelText('Change reason'), 'To spell it with the caller.')
  await agent.click(screen.getByRole('button', { name: 'Reveal mobile number' }))
  expect(await screen.findByText('+447700900001')).toBeTruthy()
  expect(screen.getByText(/^Shown until/)).toBeTruthy()
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(61)
    await agent.keyboard('{Shift}')
  }
  expect(screen.queryByText('+447700900001')).toBeNull()
  expect(await profileHeading()).toBeTruthy()
})
