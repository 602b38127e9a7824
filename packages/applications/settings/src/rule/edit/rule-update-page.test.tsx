import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { queryClient } from '@portal/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RuleUpdatePage from './rule-update-page.tsx'

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Discards unsaved changes from an earlier test. */
beforeEach(async () => {
  await signInAs('risk')
  queryClient.clear()
  renderInApp(<RuleUpdatePage />)
  await screen.findByLabelText('Name')
  const discard = screen.queryByRole('button', { name: 'Discard all' })
  if (discard) await userEvent.click(discard)
})

test('keeps the number of an amount when its currency changes, and reports too many decimal places', async () => {
  await press(/^Large payments/)
  const amount = within(await screen.findByRole('group', { name: 'Condition 2' }))
  await userEvent.clear(amount.getByLabelText('Currency'))
  await userEvent.type(amount.getByLabelText('Currency'), 'JPY')
  expect(amount.getByLabelText<HTMLInputElement>('Value').value).toBe('500')
  await userEvent.type(amount.getByLabelText('Value'), '.5')
  expect(await screen.findByText('JPY has no decimal places')).toBeTruthy()
})

test('marks the name and the values of conditions as required', async () => {
  await press(/^Large payments/)
  const amount = within(await screen.findByRole('group', { name: 'Condition 2' }))
  for (const field of [screen.getByLabelText('Name'), amount.getByLabelText('Value')])
    expect(field.getAttribute('aria-required')).toBe('true')
  expect(screen.getByLabelText(/^Description/).hasAttribute('aria-required')).toBe(false)
})

test('takes over a typed BIN when the focus moves on', async () => {
  await press(/^Large payments/)
  const condition = () => within(screen.getByRole('group', { name: 'Condition 2' }))
  await userEvent.selectOptions(condition().getByLabelText('Field'), 'BIN')
  await userEvent.type(condition().getByLabelText('Add to BIN'), '411111')
  await userEvent.click(screen.getByLabelText('Name'))
  expect(within(condition().getByRole('list', { name: 'BIN' })).getByText('411111')).toBeTruthy()
  expect(condition().getByLabelText<HTMLInputElement>('Add to BIN').value).toBe('')
})
