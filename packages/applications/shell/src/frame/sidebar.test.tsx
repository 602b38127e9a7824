import '../testing/published-tables.ts'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { sidebar } from '@portal/ui/frame'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sidebar } from './sidebar.tsx'

const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }

/** No media query matches here, so the page treats the menu as hidden, as on a phone. */
const named = (role: 'button' | 'link', name: string) => screen.getByRole(role, { name, hidden: true })

beforeEach(() => {
  renderInApp(<Sidebar access={nobody} />)
})

afterEach(() => sidebar.set('full'))

test('collapses to icons that keep their names, and expands again', async () => {
  await userEvent.click(named('button', 'Collapse menu'))
  expect(document.documentElement.dataset.sidebar).toBe('icons')
  expect(named('link', 'Shops').getAttribute('data-note')).toBe('Shops')
  await userEvent.click(named('button', 'Expand menu'))
  expect(document.documentElement.dataset.sidebar).toBe('full')
  expect(screen.getByText('Shops')).toBeTruthy()
})

test('opens the links of an item from its icon', async () => {
  await userEvent.click(named('button', 'Collapse menu'))
  await userEvent.click(named('button', 'Offers'))
  expect(await screen.findByRole('menuitem', { name: 'List', hidden: true })).toBeTruthy()
})
