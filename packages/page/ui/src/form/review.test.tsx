import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { z } from 'zod'
import { Overlays } from '../overlay/overlays.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { accepting, field, retype, save, saving, showForm } from '../testing/sample-form.tsx'
import { Form, SelectField } from './index.ts'

// jsdom has no layout, and a dialog focuses only elements with a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const review = { title: 'Save Acme', ask: 'reason' as const }
const dialog = () => screen.findByRole('dialog', { name: 'Save Acme' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }))
const giveReason = async (reason: string) =>
  userEvent.type(within(await dialog()).getByRole('textbox', { name: 'Change reason' }), reason)

test('shows the changes, asks for the reason, and submits it', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { review })
  await retype('Shop name', 'Acme Two')
  await save()
  const row = within(await dialog()).getByRole('row', { name: /Shop name/ })
  expect(row.textContent).toContain('Acme Two')
  await giveReason('The shop has a new name')
  await confirm()
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ shopName: 'Acme Two' }),
      expect.objectContaining({ changeReason: 'The shop has a new name' }),
    ),
  )
})

test('saves nothing and keeps the input when the review is closed', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { review })
  await retype('Shop name', 'Acme Two')
  await save()
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field('Shop name')).toHaveProperty('value', 'Acme Two')
})

test('saves changes with a large impact after typing their word', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { review: { ...review, match: 'system' } })
  await retype('Shop name', 'Acme Two')
  await save()
  await giveReason('The shop has a new name')
  await confirm()
  expect(within(await dialog()).getByText('This field is required')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  const word = within(await dialog()).getByRole('textbox', { name: 'Type system to confirm' })
  await userEvent.type(word, 'system')
  await confirm()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
})

test('says that nothing changed instead of saving', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { review })
  await save()
  expect(await screen.findByRole('dialog', { name: 'No changes yet' })).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})

test("shows a list of values as one change, with its field's labels", async () => {
  showForm(accepting(), { review })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amex' }))
  await save()
  const rows = within(await dialog()).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'FieldBeforeAfter',
    'Brands−removed Visa+added Visa, Amex',
  ])
})

test('shows whether a box is checked in words', async () => {
  showForm(accepting(), { review })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }))
  await save()
  const row = within(await dialog()).getByRole('row', { name: /Active/ })
  expect(row.textContent).toBe('Active−removed Yes+added No')
})

test('shows an added entry of a list field by field', async () => {
  showForm(accepting(), { review })
  await userEvent.click(screen.getByRole('button', { name: 'Add acquirer' }))
  await userEvent.type(screen.getAllByRole('textbox', { name: 'BIN' })[1] ?? field('BIN'), '412345')
  await save()
  const rows = within(await dialog()).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['FieldValue', 'Acquirers 2, BIN+added 412345'])
})

test('shows a removed entry of a list field by field', async () => {
  showForm(accepting(), { review })
  await userEvent.click(screen.getByRole('button', { name: 'Remove acquirers 1' }))
  await save()
  const rows = within(await dialog()).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['FieldBeforeAfter', 'Acquirers 1, BIN−removed 123456'])
})

test('shows the entries of a list in a new record field by field', async () => {
  showForm(accepting(), { review: { ...review, isNew: true } })
  await save()
  const row = within(await dialog()).getByRole('row', { name: /^Acquirers/ })
  expect(row.textContent).toBe('Acquirers 1, BIN+added 123456')
})

function FormWithoutTown() {
  const [isHidden, hide] = useState(false)
  return (
    <>
      <Form
        schema={z.object({ town: z.enum(['PAR']).optional() })}
        labels={{ town: 'Town of the shop' }}
        defaultValues={{ town: 'PAR' }}
        onSubmit={async () => undefined}
        review={review}
      >
        {!isHidden && <SelectField name="town" options={[{ value: 'PAR', label: 'Paris' }]} />}
      </Form>
      <button type="button" onClick={() => hide(true)}>
        Hide
      </button>
      <Overlays />
    </>
  )
}

test('shows a value in words whose field is no longer on screen', async () => {
  renderInPortal(<FormWithoutTown />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Town of the shop/ }), 'None')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  await save()
  const row = within(await dialog()).getByRole('row', { name: /Paris/ })
  expect(row.textContent).toBe('Town of the shop−removed Paris')
})

test('keeps the reason when saving is retried', async () => {
  const onSubmit = saving().mockResolvedValueOnce([{ message: 'Try again later' }])
  showForm(onSubmit, { review })
  await retype('Shop name', 'Acme Two')
  await save()
  await giveReason('The shop has a new name')
  await confirm()
  await screen.findByText('Try again later')
  await closed()
  await save()
  expect(within(await dialog()).getByRole('textbox', { name: 'Change reason' })).toHaveProperty(
    'value',
    'The shop has a new name',
  )
})

test('reuses the key for a retry of the same request', async () => {
  const onSubmit = saving().mockResolvedValue([{ message: 'Try again later' }])
  showForm(onSubmit, { review })
  await retype('Shop name', 'Acme Two')
  await save()
  await giveReason('The shop has a new name')
  await confirm()
  await screen.findByText('Try again later')
  await closed()
  await save()
  await confirm()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  const [first, second] = onSubmit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
  expect(second).toBe(first)
})

test('has no accessibility violations in the review', async () => {
  showForm(accepting(), { review })
  await retype('Shop name', 'Acme Two')
  await save()
  await expectAccessible(await dialog())
})

const saveByKeys = async () => {
  await userEvent.keyboard('{Control>}s{/Control}')
  await giveReason('The shop has a new name')
  await confirm()
  await closed()
}

test('returns to the place in the text from where Ctrl+S saved', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { review })
  await retype('Shop name', 'Acme Two')
  await userEvent.keyboard('{ArrowLeft}')
  await saveByKeys()
  await waitFor(() => expect(document.activeElement).toBe(field('Shop name')))
  expect(field('Shop name')).toMatchObject({ selectionStart: 7, selectionEnd: 7 })
  expect(onSubmit).toHaveBeenCalled()
})

test('returns to the field of a list from where Ctrl+S saved', async () => {
  let finish = () => {}
  showForm(() => new Promise<void>((resolve) => (finish = resolve)), { review })
  await retype('BIN', '412345')
  await saveByKeys()
  await waitFor(() => expect(document.activeElement).toBe(field('BIN')))
  finish()
  await waitFor(() => expect(screen.queryByText('1 change')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field('BIN')))
})
