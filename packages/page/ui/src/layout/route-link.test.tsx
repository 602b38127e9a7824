import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { ButtonLink } from './button.tsx'
import { leaveGuard } from './leave-guard.ts'
import { TextLink } from './text-link.tsx'

const cleanups: (() => void)[] = []
const guard = (answer: boolean) => {
  const ask = jest.fn(() => Promise.resolve(answer))
  cleanups.push(leaveGuard.add(ask))
  return ask
}

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const address = () => screen.getByLabelText('address').textContent

test('follows a link when nothing objects', async () => {
  renderInPortal(<TextLink to="/subjects?page=2">Subjects</TextLink>)
  await userEvent.click(screen.getByRole('link', { name: 'Subjects' }))
  await waitFor(() => expect(address()).toBe('/subjects?page=2'))
})

test('stays when something objects', async () => {
  const ask = guard(false)
  renderInPortal(<ButtonLink to="/subjects">Subjects</ButtonLink>)
  await userEvent.click(screen.getByRole('link', { name: 'Subjects' }))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/')
})

test('asks nothing after the first objection', async () => {
  guard(false)
  const second = guard(true)
  expect(await leaveGuard.mayLeave()).toBe(false)
  expect(second).not.toHaveBeenCalled()
})

test('does not ask when a click opens a new tab', () => {
  const ask = guard(false)
  renderInPortal(<TextLink to="/subjects">Subjects</TextLink>)
  fireEvent.click(screen.getByRole('link', { name: 'Subjects' }), { ctrlKey: true })
  expect(ask).not.toHaveBeenCalled()
})

test('does not ask a removed question', async () => {
  const ask = jest.fn(() => Promise.resolve(false))
  leaveGuard.add(ask)()
  expect(await leaveGuard.mayLeave()).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})
