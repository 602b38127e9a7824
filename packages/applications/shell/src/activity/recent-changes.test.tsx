import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { Answered, pageWith, renderInApp } from '@portal/portal-app/testing'
import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { RecentChanges } from './recent-changes.tsx'

const event = {
  id: '1',
  revision: 1,
  action: 'SHP_CLOSED',
  entityType: 'dpa',
  entityId: 's1',
  entityName: 'Acme',
  changedAt: '2026-06-01T12:00:00Z',
  changedBy: { id: '9', name: 'Ana Ruiz', email: 'ana@program.example' },
  changeReason: 'Asked for by the owner',
  source: 'PORTAL',
  changes: [],
  truncated: false,
}

async function show(...events: readonly object[]) {
  renderInApp(
    <Answered answer={pageWith(events)}>
      <Suspense>
        <RecentChanges asked={{ from: '2026-06-01T00:00:00Z' }} />
      </Suspense>
    </Answered>,
  )
  return within(await screen.findByRole('list', { name: 'Recent changes' })).getAllByRole('listitem')
}

test('a change is told in the words of the application that owns the record, and leads there', async () => {
  const [change] = await show(event)
  expect(change?.textContent).toMatch(/^Shop closed · Acme/)
  expect(change?.textContent).toContain('Ana Ruiz: Asked for by the owner')
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/shops/s1')
})

test('a kind of record and an action that no application knows are shown in words', async () => {
  const { entityName: _gone, ...nameless } = event
  const [change] = await show({ ...nameless, entityType: 'moonBase', action: 'MOON_BASE_LAUNCHED' })
  expect(change?.textContent).toMatch(/^Moon base launched · Moon base/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('initials of a kind of record are written out', async () => {
  const { entityName: _gone, ...nameless } = event
  const [change] = await show({ ...nameless, entityType: 'changeRequest', action: 'CR_REVIEWED' })
  expect(change?.textContent).toMatch(/^Change request reviewed/)
})

test('nothing in a period is said', async () => {
  renderInApp(
    <Answered answer={pageWith([])}>
      <Suspense>
        <RecentChanges asked={{ from: '2026-06-01T00:00:00Z' }} />
      </Suspense>
    </Answered>,
  )
  expect(await screen.findByText('Nothing was changed in this time.')).toBeTruthy()
})
