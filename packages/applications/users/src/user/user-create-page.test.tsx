import { expect, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import UserCreatePage from './user-create-page.tsx'

test('tells an operator who cannot see roles what is missing to invite a user', async () => {
  await signInAs('care')
  renderInApp(<UserCreatePage />)
  expect(screen.getByText('You cannot invite anyone yet')).toBeTruthy()
  expect(screen.getByText(/you need role\.search/)).toBeTruthy()
})

test("Enter after a colleague's name copies their roles and does not submit the form", async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  const field = await screen.findByLabelText(/^Same access as/)
  await userEvent.type(field, 'Viktor Sandström{Enter}')
  expect(await screen.findByText('Copied roles: Viewer.')).toBeTruthy()
  expect(screen.queryByText('There is a problem')).toBeNull()
})

test('reports a name that matches no one', async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  await userEvent.type(await screen.findByLabelText(/^Same access as/), 'Nobody at all{Enter}')
  expect(await screen.findByText('Nothing matches “Nobody at all”.')).toBeTruthy()
  expect(screen.queryByText('There is a problem')).toBeNull()
})

test('requires an email like any other field', async () => {
  await signInAs('admin')
  renderInApp(<UserCreatePage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('link', { name: 'Email: This field is required' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Given name: This field is required' })).toBeTruthy()
})
