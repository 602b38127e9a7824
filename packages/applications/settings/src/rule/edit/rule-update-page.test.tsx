import { beforeEach, expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { queryClient } from '@portal/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import RuleUpdatePage from './rule-update-page.tsx'

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** What an earlier test has left unsaved is let go of. */
beforeEach(async () => {
  await signInAs('risk')
  queryClient.clear()
  renderInApp(<RuleUpdatePage />)
  await screen.findByLabelText('Name')
  const discard = screen.queryByRole('button', { name: 'Discard all' })
  if (discard) await userEvent.click(discard)
})

test('an amount keeps its number when its currency is typed, and says when it has too many digits', async () => {
  await press(/^Large payments/)
  const amount = within(await screen.findByRole('group', { name: 'Condition 2' }))
  await userEvent.clear(amount.getByLabelText('Currency'))
  await userEvent.type(amount.getByLabelText('Currency'), 'JPY')
  expect(amount.getByLabelText<HTMLInputElement>('Value').value).toBe('500')
  await userEvent.type(amount.getByLabelText('Value'), '.5')
  expect(await screen.findByText('JPY has no digits after the point')).toBeTruthy()
})
