import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { field, filled, retype, save, saving, showForm } from '../testing/sample-form.tsx'

const against = (theirs: object) =>
  saving().mockResolvedValueOnce({
    theirs: { ...filled, ...theirs },
    by: 'Ana Ruiz',
    at: '2026-11-20T10:00:00Z',
  })

test('merges changes to different fields, and saves at the second try', async () => {
  const onSubmit = against({ limit: 9 })
  showForm(onSubmit)
  await retype('Shop name', 'Acme Two')
  await save()
  expect(await screen.findByText('Ana Ruiz changed this while you were editing')).toBeTruthy()
  expect(field(/^Limit/)).toHaveProperty('value', '9')
  expect(screen.getByText('1 change')).toBeTruthy()
  await save()
  await waitFor(() =>
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...filled, shopName: 'Acme Two', limit: 9 }),
  )
})

test('shows all three values of a field that both changed, and takes the chosen one', async () => {
  showForm(against({ shopName: 'Their Acme' }))
  await retype('Shop name', 'My Acme')
  await save()
  const row = await screen.findByRole('row', { name: /^Shop name/ })
  expect(row.textContent).toBe('Shop nameAcmeTheir AcmeMy Acme')
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs for Shop name: Their Acme' }))
  expect(field('Shop name')).toHaveProperty('value', 'Their Acme')
  await userEvent.click(screen.getByRole('radio', { name: 'Yours for Shop name: My Acme' }))
  expect(field('Shop name')).toHaveProperty('value', 'My Acme')
})

test('asks again when a field that was resolved meets another version', async () => {
  const onSubmit = against({ shopName: 'Their Acme' })
  onSubmit.mockResolvedValueOnce({ theirs: { ...filled, shopName: 'Their Acme Two' } })
  showForm(onSubmit)
  await retype('Shop name', 'My Acme')
  await save()
  await userEvent.click(await screen.findByRole('radio', { name: 'Yours for Shop name: My Acme' }))
  await save()
  await screen.findByRole('radio', { name: 'Theirs for Shop name: Their Acme Two' })
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Yours for Shop name: My Acme' }))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3))
})

test('saves nothing before every conflict is resolved', async () => {
  const onSubmit = against({ shopName: 'Their Acme' })
  showForm(onSubmit)
  await retype('Shop name', 'My Acme')
  await save()
  const yours = await screen.findByRole('radio', { name: 'Yours for Shop name: My Acme' })
  await save()
  expect(await screen.findByText(/^Choose a value for each/)).toBeTruthy()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await userEvent.click(yours)
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test('moves the focus to the conflicts, from anywhere in the form', async () => {
  showForm(against({ shopName: 'Their Acme' }))
  await retype('Shop name', 'My Acme')
  await save()
  const table = await screen.findByRole('table', { name: 'Conflicting fields' })
  expect(document.activeElement?.contains(table)).toBe(true)
})

test('has no accessibility violations in the conflicts', async () => {
  const { container } = showForm(against({ shopName: 'Their Acme' }))
  await retype('Shop name', 'My Acme')
  await save()
  await screen.findByRole('table', { name: 'Conflicting fields' })
  await expectAccessible(container)
})
