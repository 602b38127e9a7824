import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { notices$ } from '@portal/session'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmptyList, FailingList, FullList, LoadingList, UnknownStatusInList } from '../examples/lists.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

const { fetch } = window
const { createObjectURL } = URL

afterEach(() => {
  jest.restoreAllMocks()
  window.fetch = fetch
  Object.assign(URL, { createObjectURL })
})

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

test('shows a status newer than the page in words', async () => {
  renderInApp(<UnknownStatusInList />)
  const row = await screen.findByRole('row', { name: /ben@program\.example/ })
  expect(within(row).getByText('On parental leave')).toBeTruthy()
})

test('says what an empty list would show', async () => {
  renderInApp(<EmptyList />)
  expect(await screen.findByText('Anyone who is invited appears here.')).toBeTruthy()
})

test('shows why a list cannot be read, and the id for support', async () => {
  renderInApp(<FailingList />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Something went wrong. Please try again.')
  expect(alert.textContent).toContain('r-1')
})

test('opens the quick look from a name without a page', async () => {
  renderInApp(<FullList />)
  await userEvent.click(await screen.findByRole('button', { name: 'ana@program.example' }))
  expect(await screen.findByRole('dialog', { name: 'ana@program.example' })).toBeTruthy()
})

test('says that a file does not contain all rows of a very long list', async () => {
  const said: string[] = []
  const listening = notices$.subscribe(({ title }) => said.push(title))
  const items = Array.from({ length: 5_000 }, () => ({ email: 'ana@program.example', status: 'ACTIVE' }))
  window.fetch = async () => Response.json({ items, page: { nextCursor: 'more' } })
  // jsdom has no addresses for bytes, and does not follow a link.
  Object.assign(URL, { createObjectURL: () => 'blob:' })
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  renderInApp(<FullList />)
  await userEvent.click(await screen.findByRole('button', { name: 'More for this list' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
  const panel = await screen.findByRole('dialog', { name: 'Export people' })
  await userEvent.click(within(panel).getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  listening.unsubscribe()
  expect(said).toEqual(['Only the first 50,000 rows were saved'])
})

test('marks a loading list as busy', async () => {
  renderInApp(<LoadingList />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})

test('says when a list waits for a connection, and continues when it is back', async () => {
  onlineManager.setOnline(false)
  renderInApp(<LoadingList />)
  await screen.findByText(/^You are offline/)
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
})

test('keeps the selected rows when the list is sorted', async () => {
  renderInApp(<FullList />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /ana@program\.example/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Email/ }))
  const head = screen.getByRole('columnheader', { name: /^Email/ })
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'))
  const selected = screen.getByRole('region', { name: 'Selected rows' })
  expect(within(selected).getByText(/^1 selected/)).toBeTruthy()
})
