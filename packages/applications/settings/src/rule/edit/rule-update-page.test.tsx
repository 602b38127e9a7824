import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { queryClient } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
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

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.draft.'))

/** Another tab writes its unsaved changes over those of this tab. */
function writeInOtherTab() {
  const [key = ''] = draftKeys()
  const draft: object = JSON.parse(localStorage.getItem(key) ?? '')
  localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: '2026-01-01T00:00:00.000Z' }))
}

test('says that another tab has unsaved changes until this tab replaces them', async () => {
  const title = 'Another tab also has unsaved changes to the rules'
  await userEvent.type(screen.getByLabelText('Name'), ' A')
  await waitFor(() => expect(draftKeys()).toHaveLength(1))
  writeInOtherTab()
  await userEvent.type(screen.getByLabelText('Name'), ' B')
  expect(await screen.findByText(title)).toBeTruthy()
  await press(/^Keep these instead$/)
  expect(screen.queryByText(title)).toBeNull()
})
