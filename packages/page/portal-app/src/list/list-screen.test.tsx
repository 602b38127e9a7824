import { beforeEach, expect, test } from '@jest/globals'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmptyList, FailingList, FullList, LoadingList, UnknownStatusInList } from '../examples/lists.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

test('a status newer than the page is shown in words', async () => {
  renderInApp(<UnknownStatusInList />)
  const row = await screen.findByRole('row', { name: /ben@program\.example/ })
  expect(within(row).getByText('On parental leave')).toBeTruthy()
})

test('an empty list says what would be here', async () => {
  renderInApp(<EmptyList />)
  expect(await screen.findByText('Anyone who is invited appears here.')).toBeTruthy()
})

test('a list that cannot be read says why, and what to quote to support', async () => {
  renderInApp(<FailingList />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Something went wrong. Please try again.')
  expect(alert.textContent).toContain('r-1')
})

test('a name that leads to no page opens the closer look', async () => {
  renderInApp(<FullList />)
  await userEvent.click(await screen.findByRole('button', { name: 'ana@program.example' }))
  expect(await screen.findByRole('dialog', { name: 'ana@program.example' })).toBeTruthy()
})

test('a list on its way is busy', async () => {
  renderInApp(<LoadingList />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})

test('a list that waits for a connection says so, and goes on when it is back', async () => {
  onlineManager.setOnline(false)
  renderInApp(<LoadingList />)
  await screen.findByText(/^You are offline/)
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
})
