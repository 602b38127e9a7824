import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lookUp, openDesk, profileHeading } from '../testing/open-desk.tsx'

const WARNING = 'This screen is cleared in less than 30 seconds'

afterEach(() => {
  jest.useRealTimers()
})

const agent = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
/** Time passes, but no timer runs. */
const sleep = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000)

/** From here on, the test controls the time; what the portal's calls need stays real. */
async function openInSlowMotion(): Promise<void> {
  await openDesk()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
}

async function openProfile(): Promise<void> {
  await openInSlowMotion()
  await lookUp('five.cards@consumer.example', agent)
  await profileHeading()
  // Waiting for the profile moved the clock, too: idle time begins with this key.
  await agent.keyboard('{Shift}')
}

test('warns half a minute before clearing the screen, and a key keeps it', async () => {
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

test('clears profile, dialog and case after two idle minutes', async () => {
  await openProfile()
  await agent.click(screen.getByRole('button', { name: 'Reveal the name' }))
  await screen.findByRole('dialog')
  await wait(125)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('The screen was cleared')).toBeTruthy()
  expect(document.body.textContent).not.toContain('•••')
  expect(screen.getByLabelText<HTMLInputElement>('Ticket').value).toBe('')
})

test('clears a profile behind the other tab', async () => {
  await openProfile()
  await agent.click(screen.getByRole('tab', { name: 'My deletions' }))
  await wait(125)
  await agent.click(screen.getByRole('tab', { name: 'Delete a profile' }))
  expect(screen.getByText('The screen was cleared')).toBeTruthy()
})

test('clears what was typed before the lookup', async () => {
  await openInSlowMotion()
  await agent.type(screen.getByRole('textbox', { name: 'Email address' }), 'some.body@consumer.example')
  await wait(125)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe('')
})

test('neither clears nor warns on an empty screen', async () => {
  await openInSlowMotion()
  await wait(300)
  expect(screen.queryByText('The screen was cleared')).toBeNull()
})

async function revealMobileNumber(): Promise<void> {
  await agent.click(screen.getByRole('button', { name: 'Reveal the mobile number' }))
  await agent.type(await screen.findByLabelText('Change reason'), 'To spell it with the caller.')
  await agent.click(screen.getByRole('button', { name: 'Reveal mobile number' }))
  expect(await screen.findByText('+447700900001')).toBeTruthy()
}

test('masks a revealed value again after five minutes, whatever the agent does', async () => {
  await openProfile()
  await revealMobileNumber()
  expect(screen.getByText(/^Shown until/)).toBeTruthy()
  for (let minute = 0; minute < 5; minute += 1) {
    await wait(61)
    await agent.keyboard('{Shift}')
  }
  expect(screen.queryByText('+447700900001')).toBeNull()
  expect(await profileHeading()).toBeTruthy()
})

test('clears the screen when the computer wakes up, even if the pointer moves first', async () => {
  await openProfile()
  sleep(3)
  fireEvent.pointerMove(document.body)
  expect(screen.getByText('The screen was cleared')).toBeTruthy()
  expect(document.body.textContent).not.toContain('•••')
})

test('masks a revealed value in time although the computer slept', async () => {
  await openProfile()
  await revealMobileNumber()
  // Each shorter than the idle time.
  for (let nap = 0; nap < 4; nap += 1) {
    sleep(1.5)
    await agent.keyboard('{Shift}')
  }
  await wait(1)
  expect(screen.queryByText('+447700900001')).toBeNull()
  expect(await profileHeading()).toBeTruthy()
})
