import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../layout/button.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { alert, ask, exportStarted, showOnce } from './ask.ts'
import { cancelDialogs } from './dialogs.ts'
import { Overlays } from './overlays.tsx'

// jsdom has no layout, and a dialog focuses only elements with a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(async () => {
  await act(async () => cancelDialogs())
  jest.restoreAllMocks()
})

/** Asks from a button, as pages do, and records the answer. */
function asking(question: () => Promise<unknown>) {
  const answered = jest.fn()
  renderInPortal(
    <>
      <Button onClick={() => void question().then(answered)}>Start</Button>
      <TextLink to="/elsewhere">Elsewhere</TextLink>
      <Overlays />
    </>,
  )
  return answered
}

const openDialog = () => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog')

/** Presses the button and waits until the dialog has the focus, as an operator does. */
async function start() {
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  const dialog = await waitFor(() => openDialog())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('resolves a confirmation with true', async () => {
  const answered = asking(() => ask.confirm({ title: 'Send invitation', confirmLabel: 'Send' }))
  await start()
  expect((await screen.findByRole('dialog', { name: 'Send invitation' })).textContent).toContain(
    'Are you sure you want to continue with your action?',
  )
  await press('Send')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
})

test('explains below the question what a confirmation means', async () => {
  asking(() => ask.confirm({ title: 'Discard the file', text: 'Corrections are lost.' }))
  await start()
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Are you sure you want to continue with your action?Corrections are lost.',
  )
})

test('asks for the reason of a deletion in the delete style', async () => {
  asking(() => ask.reason({ title: 'Revert', confirmLabel: 'Revert', isFinal: true }))
  await start()
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    "Are you sure? You can't undo this action afterwards.To continue with this action provide a change reason.",
  )
})

test('asks once on a double click', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

test('puts the cursor at the end of an earlier reason', async () => {
  const changeReason = 'Requested by the bank'
  asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend', initial: { changeReason } }))
  await start()
  await waitFor(() =>
    expect(screen.getByLabelText('Change reason')).toHaveProperty('selectionStart', changeReason.length),
  )
})

test('confirms with Ctrl+Enter from within the reason', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await start()
  await userEvent.type(
    screen.getByLabelText('Change reason'),
    'Has closed its shop{Control>}{Enter}{/Control}',
  )
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ changeReason: 'Has closed its shop' }))
})

test('cancels on Escape and returns the focus', async () => {
  const answered = asking(() => ask.confirm({ title: 'Send invitation' }))
  await start()
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' })))
})

test('warns about a removal and focuses Cancel', async () => {
  const answered = asking(() => ask.remove({ title: 'Delete role Approver', confirmLabel: 'Delete role' }))
  await start()
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    "Are you sure? You can't undo this action afterwards.",
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await press('Cancel')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
})

test('requires ten characters of reason after trimming', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await start()
  const field = await screen.findByRole('textbox', { name: 'Change reason' })
  await userEvent.type(field, '  too short  ')
  await press('Suspend')
  expect(screen.getByText('Too small: expected string to have >=10 characters')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, 'requested by the owner')
  await press('Suspend')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ changeReason: 'requested by the owner' }))
})

test('clears the error at the tenth character of a reason, not counting surrounding spaces', async () => {
  asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await start()
  const field = await screen.findByRole('textbox', { name: 'Change reason' })
  await userEvent.type(field, '  nine char')
  expect(screen.getByText('9 of 500 characters')).toBeTruthy()
  await press('Suspend')
  expect(screen.getByText(/^Too small/)).toBeTruthy()
  await userEvent.type(field, 's')
  expect(screen.queryByText(/^Too small/)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('shows a problem of the reason below the field, without running the action', async () => {
  const run = jest.fn((_answer: { changeReason: string }) => Promise.resolve())
  const reasonProblem = (text: string) => (text.includes('Jo') ? 'Leave out names' : undefined)
  asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend', reasonProblem, run }))
  await start()
  const field = screen.getByRole('textbox', { name: 'Change reason' })
  await userEvent.type(field, 'Requested by Jo')
  await press('Suspend')
  expect(await screen.findByText('Leave out names')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(run).not.toHaveBeenCalled()
  await userEvent.type(field, '{Backspace}{Backspace}the owner')
  expect(screen.queryByText('Leave out names')).toBeNull()
  await press('Suspend')
  await waitFor(() => expect(run).toHaveBeenCalledWith({ changeReason: 'Requested by the owner' }))
})

test('accepts an empty optional reason', async () => {
  const answered = asking(() => ask.optionalReason({ title: 'Publish', confirmLabel: 'Publish' }))
  await start()
  expect((await screen.findByRole('dialog')).textContent).toContain('Provide an optional change reason.')
  await press('Publish')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({}))
})

test('requires ten characters of an optional reason that is not empty', async () => {
  const answered = asking(() => ask.optionalReason({ title: 'Publish', confirmLabel: 'Publish' }))
  await start()
  const field = await screen.findByRole('textbox', { name: 'Change reason (optional)' })
  expect(screen.getByText('At least 10 characters.')).toBeTruthy()
  await userEvent.type(field, 'abc')
  await press('Publish')
  expect(screen.getByText('Too small: expected string to have >=10 characters')).toBeTruthy()
  expect(answered).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await press('Publish')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({}))
})

test('requires typing the name', async () => {
  const answered = asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete' }))
  await start()
  const field = await screen.findByRole('textbox', { name: 'Type Acme to confirm' })
  await press('Delete')
  expect(screen.getByText('This field is required')).toBeTruthy()
  await userEvent.type(field, 'Acne')
  await press('Delete')
  expect(screen.getByText('Does not match required value')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Acme')
  await press('Delete')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ confirmationText: 'Acme' }))
})

test('accepts a name with two spaces in sequence as the page shows it', async () => {
  const match = 'Acme  Shop'
  const answered = asking(() => ask.typed({ title: 'Delete Acme Shop', match, confirmLabel: 'Delete' }))
  await start()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Type Acme Shop to confirm' }), 'Acme Shop')
  await press('Delete')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ confirmationText: match }))
})

test('focuses the first field with an error', async () => {
  asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete', withReason: true }))
  await start()
  await userEvent.type(screen.getByLabelText('Change reason'), 'Closed for good.{Control>}{Enter}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/to confirm$/)))
})

test('warns that a deletion with a reason cannot be undone', async () => {
  asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete', withReason: true }))
  await start()
  expect(screen.getByText("Are you sure? You can't undo this action afterwards.")).toBeTruthy()
  expect(screen.getByText('To continue with this action provide a change reason.')).toBeTruthy()
})

test('leaves the focus in a field that the operator has chosen before the dialog was ready', async () => {
  const frames: FrameRequestCallback[] = []
  const later = jest.spyOn(window, 'requestAnimationFrame')
  later.mockImplementation((frame) => frames.push(frame))
  asking(() => ask.typed({ title: 'Delete Acme', confirmLabel: 'Delete', match: 'Acme', withReason: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  const reason = await screen.findByRole('textbox', { name: 'Change reason' })
  reason.focus()
  later.mockRestore()
  await act(async () => {
    for (const frame of frames) frame(performance.now())
  })
  expect(document.activeElement).toBe(reason)
})

test('closes a value shown once only by confirming that it is saved', async () => {
  const answered = asking(() =>
    showOnce({ title: 'Store this secret', value: 's3cret', fileName: 'acme.txt' }),
  )
  await start()
  const dialog = screen.getByRole('dialog', { name: 'Store this secret' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
  await userEvent.keyboard('{Escape}')
  await act(async () => cancelDialogs())
  expect(within(dialog).getByText('s3cret')).toBeTruthy()
  expect(answered).not.toHaveBeenCalled()
  await press("I've saved it")
  await waitFor(() => expect(answered).toHaveBeenCalled())
})

test('copies and downloads a value shown once, and asks before the tab closes', async () => {
  asking(() => showOnce({ title: 'Store this secret', value: 's3cret', fileName: 'acme.txt' }))
  await start()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('s3cret')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  const download = screen.getByRole('link', { name: 'Download' })
  expect(download.getAttribute('download')).toBe('acme.txt')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await press("I've saved it")
  await gone()
})

test('shows the impact', async () => {
  asking(() => ask.confirm({ title: 'Suspend', impact: () => Promise.resolve(['12 applications stop']) }))
  await start()
  expect(await screen.findByText('12 applications stop')).toBeTruthy()
})

test('shows the impact only after a press, whose click it would move away', async () => {
  let arrive: (lines: string[]) => void = () => undefined
  const impact = () =>
    new Promise<string[]>((resolve) => {
      arrive = resolve
    })
  asking(() => ask.confirm({ title: 'Suspend', impact }))
  await start()
  fireEvent.pointerDown(document.body)
  await act(async () => arrive(['12 applications stop']))
  expect(screen.queryByText('12 applications stop')).toBeNull()
  fireEvent.pointerUp(document.body)
  await screen.findByText('12 applications stop')
})

test('highlights an unexpected impact in red', async () => {
  asking(() =>
    ask.confirm({ title: 'Promote', impact: () => Promise.resolve([{ danger: 'Another owner' }]) }),
  )
  await start()
  const line = await screen.findByText('Another owner')
  expect(line.className).toContain('red')
})

test('says why the impact cannot be loaded', async () => {
  const refusal = { message: 'Not now', lines: ['Try again at noon'] }
  asking(() => ask.confirm({ title: 'Suspend', impact: () => Promise.reject(refusal) }))
  await start()
  expect((await screen.findByRole('alert')).textContent).toBe('Not nowTry again at noon')
})

test('keeps the dialog open with its text when the action fails', async () => {
  const run = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce({ message: 'Changed by Ana', lines: ['Reload'], requestId: 'r-9' })
  const answered = asking(() => ask.reason({ title: 'Suspend', confirmLabel: 'Suspend', run }))
  await start()
  await userEvent.type(await screen.findByRole('textbox'), 'requested by the owner')
  await press('Suspend')
  expect((await screen.findByRole('alert')).textContent).toBe('Changed by AnaReloadRequest ID r-9 ')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'requested by the owner')
  await press('Suspend')
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
})

test('does not start a running action twice', async () => {
  let finish = () => {}
  const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const answered = asking(() => ask.confirm({ title: 'Suspend', confirmLabel: 'Suspend', run }))
  await start()
  await screen.findByRole('dialog')
  await press('Suspend')
  await press('Suspend')
  await userEvent.keyboard('{Escape}')
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
  act(() => finish())
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
})

test('cancels the dialog on navigation', async () => {
  const answered = asking(() => ask.confirm({ title: 'Suspend' }))
  await start()
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Elsewhere'))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
})

test('shows an alert with one button', async () => {
  const answered = asking(() => alert({ text: 'Select at least one subject' }))
  await start()
  await screen.findByRole('dialog', { name: 'Alert' })
  await press('OK')
  await waitFor(() => expect(answered).toHaveBeenCalled())
})

test('links a started export to its task', async () => {
  asking(() => exportStarted({ to: '/tasks/7' }))
  await start()
  const dialog = await screen.findByRole('dialog', { name: 'Export started' })
  expect(dialog.textContent).toContain('You can check progress of import / export operation here.')
  await userEvent.click(screen.getByRole('link', { name: 'View task' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/tasks/7'))
})

test('has no accessibility violations', async () => {
  asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete', withReason: true }))
  await start()
  await expectAccessible(await screen.findByRole('alertdialog'))
})
