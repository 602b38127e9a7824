import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { isAsking } from './dialogs.ts'
import { toast, toasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => {
    for (const { id } of toasts.get()) toasts.dismiss(id)
  })
  jest.useRealTimers()
})

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('shows a success for nine seconds', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'success', title: 'Subject created' }))
  wait(8999)
  expect(screen.getByRole('status').textContent).toBe('Subject created')
  wait(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('shows an error as an alert with its lines and request id', () => {
  renderInPortal(<Toaster />)
  act(() =>
    toast({ kind: 'error', title: 'Something went wrong', lines: ['Name is taken'], requestId: 'r-9' }),
  )
  const text = screen.getByRole('alert').textContent
  expect(text).toContain('Name is taken')
  expect(text).toContain('r-9')
})

test('shows a repeated message once, and restarts its time', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'error', title: 'The service cannot be reached.' }))
  wait(5000)
  act(() => toast({ kind: 'error', title: 'The service cannot be reached.' }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  wait(5000)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('pauses on hover', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'info', title: 'Export queued' }))
  wait(5000)
  fireEvent.pointerEnter(screen.getByRole('status'))
  wait(60_000)
  expect(screen.getByText('Export queued')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('status'))
  wait(4000)
  expect(screen.queryByText('Export queued')).toBeNull()
})

test('keeps a message while a dialog covers the page', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'success', title: 'T-7 is done' }))
  act(() => isAsking.set(true))
  wait(60_000)
  act(() => isAsking.set(false))
  wait(8000)
  expect(screen.getByText('T-7 is done')).toBeTruthy()
  wait(1000)
  expect(screen.queryByText('T-7 is done')).toBeNull()
})

test('shows the newest message, and the others on request, which then stay', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'success', title: 'Acme suspended' }))
  act(() => toast({ kind: 'error', title: 'Bolt could not be suspended' }))
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 more' }))
  wait(20_000)
  expect(screen.getByRole('status').textContent).toBe('Acme suspended')
  fireEvent.click(screen.getByRole('button', { name: 'Newest only' }))
  wait(9000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps a message with a button until the button is used', () => {
  const run = jest.fn()
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'success', title: 'Acme suspended', action: { label: 'Undo', run } }))
  wait(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Acme suspended')).toBeNull()
})

test('keeps only the last message with a button', () => {
  const action = { label: 'Undo', run: () => undefined }
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'success', title: 'Acme suspended', action }))
  act(() => toast({ kind: 'success', title: 'Bolt suspended', action }))
  expect(screen.queryByText('Acme suspended')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})

test('moves the focus to the newest message with the letter n', () => {
  renderInPortal(<Toaster />)
  const action = { label: 'Undo', run: () => undefined }
  act(() => toast({ kind: 'success', title: 'Acme suspended', action }))
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(document.activeElement?.textContent).toBe('Undo')
})

test('can be dismissed', () => {
  renderInPortal(<Toaster />)
  act(() => toast({ kind: 'info', title: 'Export queued' }))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Export queued')).toBeNull()
})

test('has no accessibility violations', async () => {
  jest.useRealTimers()
  const { container } = renderInPortal(<Toaster />)
  act(() => toast({ kind: 'error', title: 'Something went wrong' }))
  await expectAccessible(container)
})
