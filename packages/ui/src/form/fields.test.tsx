import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accepting, field, filled, retype, save, showForm } from '../testing/sample-form.tsx'

test('hands over trimmed texts, numbers, and nothing for an empty optional text', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { defaultValues: { ...filled, note: 'old' } })
  await retype('Shop name', '  Bolt  ')
  await retype(/^Limit/, '042')
  await userEvent.clear(field(/^Note/))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, shopName: 'Bolt', limit: 42 })
})

test('keeps the spaces of a field that asks for it', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.type(field(/^Token/), ' key ')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].token).toBe(' key '))
})

test('marks what may be left out', () => {
  showForm(accepting())
  expect(field('Note (optional)')).toBeTruthy()
  expect(field('Shop name')).toBeTruthy()
})

test('texts of a list are added and removed', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('button', { name: 'Add to origins' }))
  expect(document.activeElement).toBe(field('Origins 2'))
  await userEvent.keyboard('https://b.example')
  await userEvent.click(screen.getByRole('button', { name: 'Remove origins 1' }))
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].origins).toEqual(['https://b.example']))
})

test('an error of a text in a list stands at its row', async () => {
  showForm(accepting())
  await userEvent.click(screen.getByRole('button', { name: 'Add to origins' }))
  await save()
  await userEvent.click(await screen.findByRole('link', { name: 'Origins 2: Enter an origin' }))
  expect(document.activeElement).toBe(field('Origins 2'))
  expect(field('Origins 2').getAttribute('aria-invalid')).toBe('true')
})

test('items of a list are added and removed, and say what is wrong with them', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('button', { name: 'Remove acquirers 1' }))
  expect(screen.getByText('No acquirers yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add acquirer' }))
  await waitFor(() => expect(document.activeElement).toBe(field('BIN')))
  await userEvent.keyboard('12')
  await save()
  expect(await screen.findByRole('link', { name: 'BIN: Enter six digits' })).toBeTruthy()
  await userEvent.type(field('BIN'), '3456')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].acquirers).toEqual([{ bin: '123456' }]))
})

test('what is chosen and not offered can be taken away', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { defaultValues: { ...filled, brands: ['visa', 'shell'] } })
  await userEvent.click(screen.getByRole('checkbox', { name: /^shell/, checked: true }))
  expect(screen.queryByRole('checkbox', { name: /^shell/ })).toBeNull()
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].brands).toEqual(['visa']))
})

test('a problem of what is chosen leads to its list', async () => {
  showForm(accepting(), { defaultValues: { ...filled, brands: ['visa', ''] } })
  await save()
  await userEvent.click(await screen.findByRole('link', { name: 'Brands 2: Choose a brand' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Brands/ }))
})

test('switches', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('switch', { name: 'Visible' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }))
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ visible: true, active: false }))
})

test('read-only, it shows the values and offers no save', () => {
  showForm(accepting(), { readOnly: true })
  expect(field('Shop name')).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
