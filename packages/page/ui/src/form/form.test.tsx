import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { accepting, field, filled, save, saving, showForm } from '../testing/sample-form.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

test('moves the focus to a summary with links when saving is refused', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.clear(field('Shop name'))
  await userEvent.clear(field(/^Limit/))
  await save()
  const summary = await screen.findByRole('alert')
  expect(summary.parentElement).toBe(document.activeElement)
  expect(within(summary).getByText('Limit: Enter a whole number')).toBeTruthy()
  await userEvent.click(within(summary).getByRole('link', { name: 'Shop name: Enter the shop name' }))
  expect(document.activeElement).toBe(field('Shop name'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('moves the focus to missing fields on the first save of an untouched form', async () => {
  showForm(accepting(), { defaultValues: {} })
  await save()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary.parentElement).toBe(document.activeElement))
})

test('orders the summary like the form, regardless of when errors were found', async () => {
  showForm(
    saving().mockResolvedValue([
      { pointer: '/acquirers/0/bin', message: 'This BIN is not known' },
      { pointer: '/brands', message: 'Choose fewer' },
      { pointer: '/shopName', message: 'This name is taken' },
    ]),
  )
  await userEvent.type(field('Shop name'), '!')
  await save()
  const summary = await screen.findByRole('alert')
  const labels = within(summary).getAllByRole('link')
  expect(labels.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Shop name',
    'Brands',
    'Acquirers 1, BIN',
  ])
})

test('shows an error below its input and associates them', async () => {
  showForm(accepting())
  await userEvent.clear(field('Shop name'))
  await userEvent.tab()
  const error = await screen.findByText('Enter the shop name')
  expect(field('Shop name').getAttribute('aria-describedby')).toContain(error.id)
  expect(field('Shop name').getAttribute('aria-invalid')).toBe('true')
})

test('does not validate a field that was only visited', async () => {
  showForm(accepting(), { defaultValues: {} })
  await userEvent.click(field('Shop name'))
  await userEvent.tab()
  expect(field('Shop name').getAttribute('aria-invalid')).toBeNull()
})

test("shows the server's problems at their fields and the rest above the form", async () => {
  showForm(
    saving().mockResolvedValue([
      { pointer: '/acquirers/0/bin', message: 'This BIN is not known' },
      { pointer: '/other', message: 'Suspended shops can not change' },
    ]),
  )
  await userEvent.type(field('Shop name'), '!')
  await save()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('Suspended shops can not change')).toBeTruthy()
  expect(within(summary).getByRole('link', { name: 'Acquirers 1, BIN: This BIN is not known' })).toBeTruthy()
  expect(field('BIN').getAttribute('aria-invalid')).toBe('true')
})

test('shows the request ID of a refused call below its problems', async () => {
  showForm(saving().mockResolvedValue([{ message: 'Shops are being moved', requestId: 'r-9' }]))
  await userEvent.type(field('Shop name'), '!')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Shops are being movedRequest ID r-9')
})

test("keeps the server's error at the field that submitted with Enter, until it changes", async () => {
  showForm(saving().mockResolvedValue([{ pointer: '/shopName', message: 'This name is taken' }]))
  await userEvent.type(field('Shop name'), '!{Enter}')
  await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).not.toBe(field('Shop name')))
  expect(field('Shop name').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Shop name'), '!')
  await waitFor(() => expect(field('Shop name').getAttribute('aria-invalid')).toBeNull())
})

test("keeps the server's error at a field whose text had a space too many", async () => {
  showForm(saving().mockResolvedValue([{ pointer: '/shopName', message: 'This name is taken' }]))
  await userEvent.type(field('Shop name'), ' {Enter}')
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary.parentElement).toBe(document.activeElement))
  expect(field('Shop name').getAttribute('aria-invalid')).toBe('true')
})

test('shows an unexpected failure and keeps the text', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  showForm(saving().mockRejectedValue(new Error('boom')))
  await userEvent.type(field('Shop name'), '!')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(field('Shop name')).toHaveProperty('value', 'Acme!')
})

test('reuses the key for an unchanged request, and a new key for a changed one', async () => {
  const onSubmit = saving().mockResolvedValue([{ message: 'Try later' }])
  showForm(onSubmit)
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  await userEvent.type(field('Shop name'), '!')
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3))
  const keys = onSubmit.mock.calls.map(([, given]) => given.idempotencyKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('counts the changes and saves on Ctrl+S', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amex' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Kind B')
  expect(screen.getByText('2 changes')).toBeTruthy()
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, kind: 'B', brands: ['visa', 'amex'] }),
  )
  await waitFor(() => expect(screen.queryByText(/change/)).toBeNull())
})

test('keeps what is typed while a save is on its way as the next changes', async () => {
  let answer = () => {}
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  const onSubmit = saving().mockReturnValueOnce(answered).mockResolvedValue(undefined)
  showForm(onSubmit)
  await userEvent.type(field('Shop name'), ' Two')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Kind B')
  await save()
  await userEvent.type(field('Shop name'), ' and Sons')
  await userEvent.type(field('BIN'), '7')
  expect(screen.getByText('3 changes')).toBeTruthy()
  answer()
  expect(await screen.findByText('2 changes')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      shopName: 'Acme Two and Sons',
      acquirers: [{ bin: '1234567' }],
    }),
  )
})

test('asks before a link leaves unsaved changes, and stays on Cancel', async () => {
  showForm(accepting())
  await userEvent.type(field('Shop name'), '!')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('dialog', { name: 'Leave without saving' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('address').textContent).toBe('/')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/elsewhere'))
})

test('leaves an unchanged form without asking', async () => {
  showForm(accepting())
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/elsewhere'))
})

test('has no accessibility violations', async () => {
  const { container } = showForm(accepting())
  await userEvent.clear(field('Shop name'))
  await save()
  await screen.findByRole('alert')
  await expectAccessible(container)
})
