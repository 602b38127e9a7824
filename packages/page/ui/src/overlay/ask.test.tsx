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

// jsdom lays nothing out, and a dialog gives the focus only to what has a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(async () => {
  await act(async () => cancelDialogs())
  jest.restoreAllMocks()
})

/** Asks from a button, as pages do, and keeps what the answer was. */
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

test('a confirmation resolves true', async () => {
  const answered = asking(() => ask.confirm({ title: 'Send invitation', confirmLabel: 'Send' }))
  await start()
  expect((await screen.findByRole('dialog', { name: 'Send invitation' })).textContent).toContain(
    'Are you sure you want to continue with your action?',
  )
  await press('Send')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
})

test('a double click asks once', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
})

test('a reason that was given before is continued at its end', async () => {
  const changeReason = 'Asked for by the bank'
  asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend', initial: { changeReason } }))
  await start()
  await waitFor(() =>
    expect(screen.getByLabelText('Change reason')).toHaveProperty('selectionStart', changeReason.length),
  )
})

test('Ctrl+Enter confirms from within the reason', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await start()
  await userEvent.type(
    screen.getByLabelText('Change reason'),
    'Has closed its shop{Control>}{Enter}{/Control}',
  )
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ changeReason: 'Has closed its shop' }))
})

test('Escape cancels and gives the focus back', async () => {
  const answered = asking(() => ask.confirm({ title: 'Send invitation' }))
  await start()
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' })))
})

test('a removal warns and focuses Cancel', async () => {
  const answered = asking(() => ask.remove({ title: 'Delete role Approver', confirmLabel: 'Delete role' }))
  await start()
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    "Are you sure? You can't undo this action afterwards.",
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await press('Cancel')
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
})

test('a reason must have ten characters after trimming', async () => {
  const answered = asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend' }))
  await start()
  const field = await screen.findByRole('textbox', { name: 'Change reason' })
  await userEvent.type(field, '  too short  ')
  await press('Suspend')
  expect(screen.getByText('Too small: expected string to have >=10 characters')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, ' asked for by the owner ')
  await press('Suspend')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ changeReason: 'asked for by the owner' }))
})

test('the tenth character of a reason takes the error away, and spaces around it count for nothing', async () => {
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

test('a reason that does not do for what it says is told so beneath the field, and nothing runs', async () => {
  const run = jest.fn((_answer: { changeReason: string }) => Promise.resolve())
  const reasonProblem = (text: string) => (text.includes('Jo') ? 'Leave out names' : undefined)
  asking(() => ask.reason({ title: 'Suspend Acme', confirmLabel: 'Suspend', reasonProblem, run }))
  await start()
  const field = screen.getByRole('textbox', { name: 'Change reason' })
  await userEvent.type(field, 'Asked for by Jo')
  await press('Suspend')
  expect(await screen.findByText('Leave out names')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(run).not.toHaveBeenCalled()
  await userEvent.type(field, '{Backspace}{Backspace}the owner')
  expect(screen.queryByText('Leave out names')).toBeNull()
  await press('Suspend')
  await waitFor(() => expect(run).toHaveBeenCalledWith({ changeReason: 'Asked for by the owner' }))
})

test('an optional reason may stay empty', async () => {
  const answered = asking(() => ask.optionalReason({ title: 'Publish', confirmLabel: 'Publish' }))
  await start()
  expect((await screen.findByRole('dialog')).textContent).toContain('Provide an optional change reason.')
  await press('Publish')
  await waitFor(() => expect(answered).toHaveBeenCalledWith({}))
})

test('the name has to be typed to go on', async () => {
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

test('a deletion that asks for a reason, too, warns that it cannot be undone', async () => {
  asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete', withReason: true }))
  await start()
  expect(screen.getByText("Are you sure? You can't undo this action afterwards.")).toBeTruthy()
  expect(screen.getByText('To continue with this action provide a change reason.')).toBeTruthy()
})

test('what is shown only once is left by saying that it is stored, and by nothing else', async () => {
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
  await press('I stored it')
  await waitFor(() => expect(answered).toHaveBeenCalled())
})

test('what is shown only once is copied and downloaded, and closing the tab asks first', async () => {
  asking(() => showOnce({ title: 'Store this secret', value: 's3cret', fileName: 'acme.txt' }))
  await start()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('s3cret')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  const download = screen.getByRole('link', { name: 'Download' })
  expect(download.getAttribute('download')).toBe('acme.txt')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  await press('I stored it')
  await gone()
})

test('says what the action touches, or that it is not known', async () => {
  asking(() => ask.confirm({ title: 'Suspend', impact: () => Promise.resolve(['12 applications stop']) }))
  await start()
  expect(await screen.findByText('12 applications stop')).toBeTruthy()
})

test('what reaches further than the action is called stands out in red', async () => {
  asking(() =>
    ask.confirm({ title: 'Promote', impact: () => Promise.resolve([{ danger: 'Another owner' }]) }),
  )
  await start()
  const line = await screen.findByText('Another owner')
  expect(line.className).toContain('red')
})

test('says so when the impact can not be loaded', async () => {
  asking(() => ask.confirm({ title: 'Suspend', impact: () => Promise.reject(new Error('offline')) }))
  await start()
  expect(await screen.findByText('Could not load impact')).toBeTruthy()
})

test('a deed that fails leaves the dialog open with the text kept', async () => {
  const run = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce({ message: 'Changed by Ana', details: ['Reload'] })
  const answered = asking(() => ask.reason({ title: 'Suspend', confirmLabel: 'Suspend', run }))
  await start()
  await userEvent.type(await screen.findByRole('textbox'), 'asked for by the owner')
  await press('Suspend')
  expect((await screen.findByRole('alert')).textContent).toBe('Changed by AnaReload')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'asked for by the owner')
  await press('Suspend')
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1))
})

test('a running deed can not be started twice', async () => {
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

test('leaving the page cancels its question', async () => {
  const answered = asking(() => ask.confirm({ title: 'Suspend' }))
  await start()
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Elsewhere'))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
})

test('an alert has one button', async () => {
  const answered = asking(() => alert({ text: 'Select at least one subject' }))
  await start()
  await screen.findByRole('dialog', { name: 'Alert' })
  await press('OK')
  await waitFor(() => expect(answered).toHaveBeenCalled())
})

test('a started export leads to its task', async () => {
  asking(() => exportStarted({ to: '/tasks/7' }))
  await start()
  const dialog = await screen.findByRole('dialog', { name: 'Export started' })
  expect(dialog.textContent).toContain('You can check progress of import / export operation here.')
  await userEvent.click(screen.getByRole('link', { name: 'View task' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/tasks/7'))
})

test('a dialog has no accessibility faults', async () => {
  asking(() => ask.typed({ title: 'Delete Acme', match: 'Acme', confirmLabel: 'Delete', withReason: true }))
  await start()
  await expectAccessible(await screen.findByRole('alertdialog'))
})
