import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatDateTime } from '../details/format.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { Comparison } from './comparison.tsx'
import type { HistoryChange } from './history-entry.ts'

const changes: HistoryChange[] = [
  { path: '/legalName', op: 'REPLACE', before: 'Acme', after: 'Acme Two' },
  { path: '/country', op: 'ADD', after: 'ES' },
]

const show = (found: readonly HistoryChange[] = changes) =>
  renderInPortal(<Comparison from="2026-11-20T10:05:07Z" to="2026-11-20T10:05:41Z" changes={found} />)

test('shows only the differences between two states, and takes the focus', () => {
  show()
  const box = screen.getByRole('region', { name: 'Comparison' })
  expect(document.activeElement).toBe(box)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Legal name',
    'Country',
  ])
})

test('formats the compared times like other times', () => {
  show([{ path: '/expiresAt', op: 'ADD', after: '2026-11-20T10:05:07.000Z' }])
  const { textContent } = screen.getByRole('row', { name: /^Expires at/ })
  expect(textContent).toContain(formatDateTime('2026-11-20T10:05:07.000Z'))
  expect(textContent).not.toContain('T10:05')
})

test('tells two states of the same minute apart', () => {
  show()
  const heading = screen.getByRole('heading', { level: 2 }).textContent
  expect(heading).toMatch(/:05:07 [AP]M \S+ → .*:05:41 [AP]M \S+$/)
})

test('moves between changes with n and p', async () => {
  show()
  await userEvent.keyboard('nn')
  expect(document.activeElement?.textContent).toBe('Country')
  await userEvent.keyboard('p')
  expect(document.activeElement?.textContent).toBe('Legal name')
})

test('says when nothing differs', () => {
  show([])
  expect(screen.getByText('No differences')).toBeTruthy()
})

test('has no accessibility violations', async () => {
  await expectAccessible(show().container)
})
