import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'data', label: 'Data' },
  { id: 'keys', label: 'Keys', locked: 'Needs subject.keys' },
  { id: 'history', label: 'History' },
]

const show = (path?: string) => renderInPortal(<Tabs tabs={tabs}>{(id) => <p>Panel of {id}</p>}</Tabs>, path)
const address = () => screen.getByLabelText('address').textContent

test('opens the tab of the address', () => {
  show('/?tab=history')
  expect(screen.getByRole('tabpanel', { name: 'History' }).textContent).toBe('Panel of history')
})

test('an unknown or locked tab falls back to the first', () => {
  show('/?tab=keys')
  expect(screen.getByRole('tabpanel', { name: 'Data' })).toBeTruthy()
})

test('a click opens a tab and leaves the first out of the address', async () => {
  show('/?page=2')
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  expect(address()).toBe('/?page=2&tab=history')
  await userEvent.click(screen.getByRole('tab', { name: 'Data' }))
  expect(address()).toBe('/?page=2')
})

test('arrows move between the tabs that can be opened', async () => {
  show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'History' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Data' }))
  await userEvent.keyboard('{End}')
  expect(await screen.findByRole('tabpanel', { name: 'History' })).toBeTruthy()
})

test('a locked tab gives its reason and stays closed', async () => {
  show()
  const locked = screen.getByRole('tab', { name: 'Keys Needs subject.keys' })
  await userEvent.click(locked)
  expect(locked.getAttribute('aria-selected')).toBe('false')
  expect(address()).toBe('/')
})

test('has no accessibility faults', async () => {
  const { container } = show()
  await expectAccessible(container)
})
