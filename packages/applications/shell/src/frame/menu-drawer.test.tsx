import '../testing/published-tables.ts'
import '../testing/page-on-trial.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { MenuDrawer } from './menu-drawer.tsx'

const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }

async function open() {
  renderInApp(
    <>
      <Link to="/staff">Logo</Link>
      <MenuDrawer access={nobody} />
    </>,
    '/staff',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return within(await screen.findByRole('dialog', { name: 'Main menu' }))
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull())

test('closes the menu on navigation and keeps it closed on the way back', async () => {
  const drawer = await open()
  await userEvent.click(drawer.getByRole('link', { name: 'Shops' }))
  await isClosed()
  await userEvent.click(screen.getByRole('link', { name: 'Logo' }))
  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false')
  await isClosed()
})

test('closes the menu when the current screen is chosen', async () => {
  const drawer = await open()
  await userEvent.click(drawer.getByRole('link', { name: 'Staff' }))
  await isClosed()
})

test('lists versions that differ from the stable ones', async () => {
  const drawer = await open()
  await drawer.findByRole('region', { name: 'Versions on this page' })
})
