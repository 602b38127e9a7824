import { beforeEach, expect, jest, test } from '@jest/globals'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { NewRoleForm } from '../form/new-role-form.tsx'
import { EMPTY_ROLE } from '../form/role-form.ts'

jest.setTimeout(60_000)

beforeEach(async () => {
  await signInAs('admin')
  renderInApp(
    <Suspense>
      <NewRoleForm defaultValues={EMPTY_ROLE} />
    </Suspense>,
  )
  await screen.findByRole('button', { name: 'Care' })
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const count = () => screen.getByText(/of \d+ selected\.$/).textContent

test('select all and clear all restores the earlier choice', async () => {
  await press('Care')
  const preset = count()
  const all = screen.getByRole('checkbox', { name: 'All permissions' })
  await userEvent.click(all)
  expect(count()).not.toBe(preset)
  await userEvent.click(all)
  expect(count()).toBe(preset)
})

test('undoes a preset, including its subject types', async () => {
  const first = count()
  await press('Operator')
  expect(screen.getByRole('checkbox', { name: 'SRC initiator' })).toHaveProperty('checked', true)
  await press('Undo')
  expect(count()).toBe(first)
  expect(screen.getByRole('checkbox', { name: 'SRC initiator' })).toHaveProperty('checked', false)
})

test('shows the summary beside the matrix, and its warnings in the review', async () => {
  await press('Care')
  const sum = screen.getByRole('region', { name: 'What the role allows' })
  expect(within(sum).getByText('Can delete consumer profiles')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'NIGHT_DESK')
  await userEvent.type(screen.getByRole('textbox', { name: 'Label' }), 'Night desk')
  await press('Publish role')
  const review = await screen.findByRole('dialog')
  expect(within(review).getByText('Can delete consumer profiles')).toBeTruthy()
  await userEvent.click(within(review).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
