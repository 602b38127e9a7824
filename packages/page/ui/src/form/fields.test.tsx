import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { accepting, field, filled, retype, save, showForm } from '../testing/sample-form.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'

test('submits trimmed texts, numbers, and nothing for an empty optional text', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { defaultValues: { ...filled, note: 'old' } })
  await retype('Shop name', '  Bolt  ')
  await retype(/^Limit/, '042')
  await userEvent.clear(field(/^Note/))
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, shopName: 'Bolt', limit: 42 })
})

test('keeps the spaces of a field that opts out of trimming', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.type(field(/^Token/), ' key ')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].token).toBe(' key '))
})

function showPhone(onSubmit: (values: { phone: string }) => Promise<undefined>) {
  renderInPortal(
    <Form
      schema={z.object({ phone: z.string() })}
      labels={{ phone: 'Phone' }}
      defaultValues={{ phone: '' }}
      onSubmit={onSubmit}
    >
      <TextField name="phone" type="tel" />
    </Form>,
  )
}

test('accepts a phone number with spaces, dashes and brackets', async () => {
  showPhone(async () => undefined)
  await userEvent.type(field('Phone'), '+48 (22) 123-45 67')
  await userEvent.tab()
  expect(field('Phone')).toHaveProperty('value', '+48221234567')
})

test('submits a phone number without spaces when Enter is pressed in its field', async () => {
  const onSubmit = jest.fn(async (_values: { phone: string }) => undefined)
  showPhone(onSubmit)
  await userEvent.type(field('Phone'), '+48 22 123 45 67{Enter}')
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '+48221234567' }))
})

test('marks optional fields', () => {
  showForm(accepting())
  expect(field('Note (optional)')).toBeTruthy()
  expect(field('Shop name')).toBeTruthy()
})

test('announces which fields are required', () => {
  showForm(accepting())
  expect(field('Shop name').getAttribute('aria-required')).toBe('true')
  expect(field('Note (optional)').getAttribute('aria-required')).toBeNull()
})

test('adds and removes texts of a list', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('button', { name: 'Add to origins' }))
  expect(document.activeElement).toBe(field('Origins 2'))
  await userEvent.keyboard('https://b.example')
  await userEvent.click(screen.getByRole('button', { name: 'Remove origins 1' }))
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].origins).toEqual(['https://b.example']))
  await userEvent.click(screen.getByRole('button', { name: 'Remove origins 1' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Origins' }))
})

test('shows an error of a text in a list at its row', async () => {
  showForm(accepting())
  await userEvent.click(screen.getByRole('button', { name: 'Add to origins' }))
  await save()
  await userEvent.click(await screen.findByRole('link', { name: 'Origins 2: Enter an origin' }))
  expect(document.activeElement).toBe(field('Origins 2'))
  expect(field('Origins 2').getAttribute('aria-invalid')).toBe('true')
})

test('adds and removes items of a list, and shows their errors', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.click(screen.getByRole('button', { name: 'Remove acquirers 1' }))
  expect(screen.getByText('No acquirers yet')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Acquirers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add acquirer' }))
  await waitFor(() => expect(document.activeElement).toBe(field('BIN')))
  await userEvent.keyboard('12')
  await save()
  expect(await screen.findByRole('link', { name: 'Acquirers 1, BIN: Enter six digits' })).toBeTruthy()
  await userEvent.type(field('BIN'), '3456')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].acquirers).toEqual([{ bin: '123456' }]))
})

test('lets the user remove a selected value that is not offered', async () => {
  const onSubmit = accepting()
  showForm(onSubmit, { defaultValues: { ...filled, brands: ['visa', 'shell'] } })
  await userEvent.click(screen.getByRole('checkbox', { name: /^shell/, checked: true }))
  expect(screen.queryByRole('checkbox', { name: /^shell/ })).toBeNull()
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].brands).toEqual(['visa']))
})

test('links a problem of a selected value to its list', async () => {
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

test('shows values without a save button when read-only', () => {
  showForm(accepting(), { readOnly: true })
  expect(field('Shop name')).toHaveProperty('readOnly', true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('stores JSON as its value, and invalid JSON as text', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  const settings = field(/^Settings/)
  await userEvent.click(settings)
  await userEvent.paste('{"a": [1')
  expect(settings).toHaveProperty('value', '{"a": [1')
  await userEvent.paste(']}')
  expect(settings).toHaveProperty('value', '{"a": [1]}')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ settings: { a: [1] } }))
})

const town = () => screen.getByRole('combobox', { name: /^Town/ })

test('finds an option by part of its name, and selects it with Enter', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.type(town(), 'pozn')
  const list = within(screen.getByRole('listbox'))
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Poznań'])
  await userEvent.keyboard('{Enter}')
  expect(town()).toHaveProperty('value', 'Poznań')
  expect(screen.queryByRole('listbox')).toBeNull()
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ town: 'POZ' }))
})

test('leaves Enter to an input method until its text is composed', async () => {
  showForm(accepting())
  await userEvent.type(town(), 'pozn')
  fireEvent.keyDown(town(), { key: 'Enter', isComposing: true })
  expect(town()).toHaveProperty('value', 'pozn')
  await userEvent.keyboard('{Enter}')
  expect(town()).toHaveProperty('value', 'Poznań')
})

test('selects with arrows or the pointer, and restores with Escape', async () => {
  showForm(accepting())
  await userEvent.click(town())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(town()).toHaveProperty('value', 'Paris')
  await userEvent.click(town())
  await userEvent.click(screen.getByRole('option', { name: 'Berlin' }))
  expect(town()).toHaveProperty('value', 'Berlin')
  await userEvent.type(town(), 'x{Escape}')
  expect(town()).toHaveProperty('value', 'Berlin')
})

test('has no accessibility violations in the options', async () => {
  const { container } = showForm(accepting())
  await userEvent.click(town())
  expect(screen.getByRole('listbox', { name: 'Town' })).toBeTruthy()
  await expectAccessible(container)
})

test('rejects a text without a matching option', async () => {
  showForm(accepting())
  await userEvent.type(town(), 'Gdynia')
  expect(screen.getByText('Nothing matches “Gdynia”.')).toBeTruthy()
  await userEvent.tab()
  expect(town()).toHaveProperty('value', 'Gdynia')
  expect(await screen.findByText('Choose a town')).toBeTruthy()
})

test('saves the option that the typed text names on Ctrl+S', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  await userEvent.type(town(), 'berl{Control>}s{/Control}')
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ town: 'BER' }))
})

test('adds and removes several options one by one', async () => {
  const onSubmit = accepting()
  showForm(onSubmit)
  const ports = screen.getByRole('combobox', { name: 'Add to ports' })
  await userEvent.type(ports, 'ber{Enter}')
  await userEvent.type(ports, 'par{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Berlin' }))
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ ports: ['PAR'] }))
})
