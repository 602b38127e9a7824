import { afterEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { windowOf } from '../testing/window-of.ts'
import type { Filter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { useTableState } from './use-table-state.ts'

const status: Filter = {
  name: 'status',
  label: 'Status',
  multiple: true,
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'SUSPENDED', label: 'Suspended' },
  ],
}

afterEach(() => windowOf(undefined))

function Bar({ filters = [status] }: { filters?: readonly Filter[] }) {
  return <FilterBar table={{ state: useTableState() }} filters={filters} searchLabel="Search shops" />
}

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent ?? '')

test('is a named group of search and filters', () => {
  renderInPortal(<Bar />)
  const filters = within(screen.getByRole('group', { name: 'Filters' }))
  expect(filters.getByRole('searchbox', { name: 'Search shops' })).toBeTruthy()
  expect(filters.getByRole('button', { name: /^Status/ })).toBeTruthy()
})

test('searches immediately on Enter and returns to the first page', async () => {
  renderInPortal(<Bar />, '/?page=4')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search shops' }), 'acme{Enter}')
  expect(address()).toBe('/?q=acme')
})

test('searches shortly after the last key', async () => {
  renderInPortal(<Bar />)
  await userEvent.type(screen.getByRole('searchbox'), 'acme')
  expect(address()).toBe('/')
  await waitFor(() => expect(address()).toBe('/?q=acme'))
})

test('says that one character is too short to search for', async () => {
  renderInPortal(<Bar />)
  await userEvent.type(screen.getByRole('searchbox'), 'a')
  expect(screen.getByRole('status').textContent).toBe('Type 2 characters or more')
  await userEvent.type(screen.getByRole('searchbox'), 'c')
  expect(screen.queryByRole('status')).toBeNull()
})

test('focuses the search box on slash', async () => {
  renderInPortal(<Bar />)
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('selects several values of a filter from its menu', async () => {
  renderInPortal(<Bar />)
  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Active' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Suspended' }))
  expect(address()).toBe('/?status=ACTIVE,SUSPENDED')
})

test('replaces the value of a single-value filter', async () => {
  renderInPortal(<Bar filters={[{ ...status, multiple: false }]} />, '/?status=ACTIVE')
  await userEvent.click(screen.getByRole('button', { name: /^Status/ }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Suspended' }))
  expect(address()).toBe('/?status=SUSPENDED')
})

const country: Filter = {
  name: 'country',
  label: 'Country',
  multiple: true,
  options: [...'ABCDEFGHIJKLM'].map((letter) => ({ value: letter, label: `${letter} land` })),
}

async function openCountries(path = '/') {
  renderInPortal(<Bar filters={[country]} />, path)
  await userEvent.click(screen.getByRole('button', { name: /^Country/ }))
  return screen.findByRole('searchbox', { name: 'Country: type to find' })
}

const boxNames = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

test('narrows many values while typing', async () => {
  await userEvent.type(await openCountries(), 'b l')
  expect(boxNames()).toEqual(['B land'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Country: type to find' }), 'x')
  expect(screen.getByText('Nothing matches “b lx”.')).toBeTruthy()
})

test('moves through many values with arrows, and toggles them with Space', async () => {
  const search = await openCountries()
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {End} {Home}')
  expect(address()).toBe('/?country=B,M')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'A land' }))
  await userEvent.keyboard('{ArrowDown} {ArrowUp}{ArrowUp}')
  expect(address()).toBe('/?country=M')
  expect(document.activeElement).toBe(search)
})

test('lists selected values first when opened, counts and clears them', async () => {
  await openCountries('/?country=K,M')
  expect(boxNames().slice(0, 3)).toEqual(['K land', 'M land', 'A land'])
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(address()).toBe('/')
  await expectAccessible(screen.getByRole('dialog', { name: 'Country' }))
})

test('accepts a typed value beyond the options that the filter knows', async () => {
  const code: Filter = {
    name: 'code',
    label: 'Code',
    multiple: true,
    options: [],
    typed: 'Four digits',
    describe: (value) => (/^\d{4}$/.test(value) ? value : undefined),
  }
  renderInPortal(<Bar filters={[code]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Code' }))
  const search = await screen.findByRole('searchbox', { name: 'Code: type to find' })
  await userEvent.type(search, '54')
  expect(screen.getByText('Nothing matches “54”.')).toBeTruthy()
  await userEvent.type(search, '11')
  await userEvent.click(screen.getByRole('checkbox', { name: '5411' }))
  expect(address()).toBe('/?code=5411')
  await userEvent.clear(search)
  expect(boxNames()).toEqual(['5411'])
})

test('removes a value by its chip', async () => {
  renderInPortal(<Bar />, '/?status=ACTIVE,SUSPENDED')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Active' }))
  expect(address()).toBe('/?status=SUSPENDED')
})

test('keeps the focus in the filters when a chip goes, on the next one as long as there is one', async () => {
  renderInPortal(<Bar />, '/?status=ACTIVE,SUSPENDED')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Active' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Status: Suspended' }))
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('clears search box and filters', async () => {
  renderInPortal(<Bar />, '/?q=acme&status=ACTIVE')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }))
})

test('keeps three of many filters beside the search, and the others behind one button', async () => {
  const filters = [...'ABCDE'].map((name) => ({ ...status, name, label: name }))
  renderInPortal(<Bar filters={filters} />, '/?B=ACTIVE&E=ACTIVE,SUSPENDED')
  const menus = screen.getAllByRole('button', { name: /^[A-E]( 1)?$/ })
  expect(menus.map(({ textContent }) => textContent)).toEqual(['A', 'B1', 'C'])
  await userEvent.click(screen.getByRole('button', { name: 'More filters 2' }))
  const sheet = await screen.findByRole('dialog', { name: 'More filters' })
  expect(await within(sheet).findAllByRole('group')).toHaveLength(2)
})

test('combines the filters behind one button on a phone, with a count', async () => {
  windowOf('narrow')
  renderInPortal(<Bar filters={[status, country]} />, '/?status=ACTIVE')
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filters 1' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Suspended' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'B land' }))
  await expectAccessible(screen.getByRole('dialog', { name: 'Filters' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show list' }))
  expect(address()).toBe('/?status=ACTIVE,SUSPENDED&country=B')
  expect(await screen.findByRole('button', { name: 'Filters 3' })).toBeTruthy()
})

test('has no accessibility violations', async () => {
  const { container } = renderInPortal(<Bar />, '/?q=acme&status=ACTIVE')
  await expectAccessible(container)
})
