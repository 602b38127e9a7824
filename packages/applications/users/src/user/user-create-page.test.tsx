import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import UserCreatePage from './user-create-page.tsx'

test('who may not see the roles is told what is missing to invite somebody', async () => {
  await signInAs('care')
  renderInApp(<UserCreatePage />)
  expect(screen.getByText('You cannot invite anybody yet')).toBeTruthy()
  expect(screen.getByText(/you need role\.search/)).toBeTruthy()
})

test('Enter behind the name of a colleague takes over their roles, and invites nobody', async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  const field = await screen.findByLabelText(/^Same access as/)
  await userEvent.type(field, 'Viktor Sandström{Enter}')
  expect(await screen.findByText('Took over: Viewer.')).toBeTruthy()
  expect(screen.queryByText('There is a problem')).toBeNull()
})

test("a name that is nobody's says so", async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  await userEvent.type(await screen.findByLabelText(/^Same access as/), 'Nobody at all{Enter}')
  expect(await screen.findByText('Nobody has the name or email “Nobody at all”.')).toBeTruthy()
  expect(screen.queryByText('There is a problem')).toBeNull()
})

test('an email left empty is asked for like any other field', async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('link', { name: 'Email: This field is required' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Given name: This field is required' })).toBeTruthy()
})
