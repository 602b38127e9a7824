import { beforeEach, expect, jest, test } from '@jest/globals'
import { Button } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { useHeldRun } from './use-held-run.ts'

const tell = jest.fn()

// jsdom has no layout, and a dialog focuses only elements with a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  tell.mockReset()
})

function Action({ work }: { work: Promise<void> }) {
  const runHeld = useHeldRun({ isOpen: true, tell })
  return <Button onClick={() => void runHeld('Suspend 300 shops', () => work)}>Suspend</Button>
}

/** Starts an action that ends with the returned function. */
async function start() {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  renderInApp(<Action work={finished} />)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }))
  return finish
}

const hasEnded = () => waitFor(() => expect(leaveGuard.isHolding()).toBe(false))
const mayClosePage = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('asks before a running action is left or its page is closed, and no more once it has finished', async () => {
  const finish = await start()
  expect(mayClosePage()).toBe(false)
  let mayLeave: Promise<boolean> | undefined
  act(() => {
    mayLeave = leaveGuard.mayLeave()
  })
  const question = await screen.findByRole('dialog', { name: 'Leave while the action is running' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await mayLeave).toBe(false)
  finish()
  await hasEnded()
  expect(mayClosePage()).toBe(true)
  expect(tell).not.toHaveBeenCalled()
})

test('protects an action that was left from a reload, and tells its results at the end', async () => {
  const finish = await start()
  const reload = jest.fn(() => expect(tell).toHaveBeenCalledTimes(1))
  cleanup()
  leaveGuard.whenFree(reload)
  expect(await leaveGuard.mayLeave()).toBe(true)
  expect(mayClosePage()).toBe(false)
  expect(tell).not.toHaveBeenCalled()
  finish()
  await hasEnded()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('tells results that are left without being closed', async () => {
  const finish = await start()
  finish()
  await hasEnded()
  expect(tell).not.toHaveBeenCalled()
  cleanup()
  expect(tell).toHaveBeenCalledTimes(1)
})
