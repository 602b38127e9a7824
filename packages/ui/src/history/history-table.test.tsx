import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import type { HistoryEntry } from './history-entry.ts'
import { HistoryTable } from './history-table.tsx'

const longText = 'x'.repeat(500)

const entry: HistoryEntry = {
  id: '1',
  changedAt: '2026-11-20T12:00:00Z',
  changedBy: { name: 'Ana Ruiz', email: 'ana@example.com' },
  action: 'STATUS_UPDATE',
  changeReason: 'Asked for by the owner',
  source: 'API',
  changes: [
    { path: '/status', op: 'REPLACE', before: 'ACTIVE', after: 'SUSPENDED' },
    { path: '/acquirers/0/bin', op: 'ADD', after: '412345' },
    { path: '/note', op: 'REMOVE', before: longText },
  ],
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^Show changes of/ }))

test('says who did what, and why', () => {
  renderInPortal(<HistoryTable entries={[entry]} />)
  expect(screen.getByText('Ana Ruiz')).toBeTruthy()
  expect(screen.getByText(/Status update/).textContent).toBe('Status update · 3 fields')
  expect(screen.getByText('Asked for by the owner')).toBeTruthy()
})

test('opens the difference field by field, with words for each side', async () => {
  renderInPortal(
    <HistoryTable entries={[entry]} labelOf={(path) => (path === '/status' ? 'State' : undefined)} />,
  )
  await open()
  const status = screen.getByRole('row', { name: /^State/ })
  expect(within(status).getByText('ACTIVE').parentElement?.textContent).toBe('−removed ACTIVE')
  expect(within(status).getByText('SUSPENDED').parentElement?.textContent).toBe('+added SUSPENDED')
  expect(screen.getByRole('rowheader', { name: 'Acquirers › 1 › BIN' })).toBeTruthy()
})

test('folds long values', async () => {
  renderInPortal(<HistoryTable entries={[entry]} />)
  await open()
  expect(screen.queryByText(longText, { exact: false })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(longText, { exact: false })).toBeTruthy()
})

test('an entry without a reason or fields says so', async () => {
  renderInPortal(<HistoryTable entries={[{ ...entry, changeReason: undefined, changes: [] }]} />)
  await open()
  expect(screen.getByText('No reason given')).toBeTruthy()
  expect(screen.getByText('No field changed')).toBeTruthy()
})

test('says that there is no history yet', () => {
  renderInPortal(<HistoryTable entries={[]} />)
  expect(screen.getByText('No changes recorded yet')).toBeTruthy()
})

test('waits for its entries', () => {
  renderInPortal(<HistoryTable entries={undefined} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
})

test('an error can be tried again', async () => {
  const retry = jest.fn()
  renderInPortal(
    <HistoryTable entries={undefined} error={{ message: 'Something went wrong' }} onRetry={retry} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('has no accessibility faults', async () => {
  const { container } = renderInPortal(<HistoryTable entries={[entry]} />)
  await open()
  await expectAccessible(container)
})
