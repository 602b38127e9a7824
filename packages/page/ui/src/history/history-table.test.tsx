import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmptyHistory, HistoryNewerThanPage } from '../examples/histories.tsx'
import { historyEntry as entry, longText } from '../examples/history-entries.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { HistoryTable } from './history-table.tsx'

const open = async () => userEvent.click(await screen.findByRole('button', { name: /^Changes from/ }))

test('shows who did what, and why', async () => {
  renderInPortal(<HistoryTable entries={[entry]} />)
  expect(await screen.findByText('Ana Ruiz')).toBeTruthy()
  expect(screen.getByText(/Status update/).textContent).toBe('Status update · 3 fields')
  expect(screen.getByText('Requested by the owner')).toBeTruthy()
})

test('tells two changes of one minute apart, and shows the time zone', async () => {
  const at = (second: string) => ({ ...entry, id: second, changedAt: `2026-11-20T12:00:${second}Z` })
  renderInPortal(<HistoryTable entries={[at('41'), at('07')]} picks={{ ids: [], toggle: () => {} }} />)
  expect(await screen.findByRole('rowheader', { name: /:00:41/ })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /^When, ./ })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Compare' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /^Compare the state of .*:00:07/ })).toBeTruthy()
})

test('links a change made by a task to the task', async () => {
  renderInPortal(<HistoryTable entries={[{ ...entry, taskHref: '/tasks/7' }]} />)
  expect((await screen.findByRole('link', { name: 'by a task' })).getAttribute('href')).toBe('/tasks/7')
})

test('does not count fields of a change without any', async () => {
  renderInPortal(<HistoryTable entries={[{ ...entry, changes: [] }]} />)
  expect(await screen.findByText('Status update')).toBeTruthy()
})

test('expands the changes field by field, with words for each side', async () => {
  renderInPortal(
    <HistoryTable entries={[entry]} labelOf={(path) => (path === '/status' ? 'State' : undefined)} />,
  )
  await open()
  const status = screen.getByRole('row', { name: /^State/ })
  expect(within(status).getByText('ACTIVE').parentElement?.textContent).toBe('−removed ACTIVE')
  expect(within(status).getByText('SUSPENDED').parentElement?.textContent).toBe('+added SUSPENDED')
  expect(screen.getByRole('rowheader', { name: 'Acquirers › 1 › BIN' })).toBeTruthy()
})

test('truncates long values', async () => {
  renderInPortal(<HistoryTable entries={[entry]} />)
  await open()
  expect(screen.queryByText(longText, { exact: false })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(longText, { exact: false })).toBeTruthy()
})

test('says when an entry has no reason or fields', async () => {
  renderInPortal(<HistoryTable entries={[{ ...entry, changeReason: undefined, changes: [] }]} />)
  await open()
  expect(screen.getByText('No reason given')).toBeTruthy()
  expect(screen.getByText('No field changed')).toBeTruthy()
})

test('says that there is no history yet', () => {
  renderInPortal(<EmptyHistory />)
  expect(screen.getByText('No changes recorded yet')).toBeTruthy()
})

test('shows an action, a place and a field newer than the page in words', async () => {
  renderInPortal(<HistoryNewerThanPage />)
  expect(await screen.findByText(/^Teleported to mars/)).toBeTruthy()
  await open()
  expect(screen.getByRole('rowheader', { name: 'Landing site › 1' })).toBeTruthy()
  expect(screen.getByText(/"crater": ?"Gale"/)).toBeTruthy()
})

test('shows that entries are loading', () => {
  renderInPortal(<HistoryTable entries={undefined} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('shows an error with its lines and the request ID', () => {
  const error = { message: 'Not now', lines: ['Try again at noon'], requestId: 'r-9' }
  renderInPortal(<HistoryTable entries={undefined} error={error} />)
  expect(screen.getByRole('alert').textContent).toBe('Not nowTry again at noonRequest ID r-9 ')
})

test('retries after an error', async () => {
  const retry = jest.fn()
  renderInPortal(
    <HistoryTable entries={undefined} error={{ message: 'Something went wrong' }} onRetry={retry} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('has no accessibility violations', async () => {
  const { container } = renderInPortal(<HistoryTable entries={[entry]} />)
  await open()
  await expectAccessible(container)
})
