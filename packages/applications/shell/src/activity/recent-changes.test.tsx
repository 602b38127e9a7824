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
  changeReason: 'Requested by the owner',
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

test('names the change as its owning application does, and links to the record', async () => {
  const [change] = await show(event)
  expect(change?.textContent).toMatch(/^Shop closed · Acme/)
  expect(change?.textContent).toContain('Ana Ruiz: Requested by the owner')
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/shops/s1')
})

test('derives words for entity types and actions that no application defines', async () => {
  const { entityName: _gone, ...nameless } = event
  const [change] = await show({ ...nameless, entityType: 'moonBase', action: 'MOON_BASE_LAUNCHED' })
  expect(change?.textContent).toMatch(/^Moon base launched(?! ·)/)
  expect(screen.queryByRole('link')).toBeNull()
})

test('expands the initials of an entity type', async () => {
  const { entityName: _gone, ...nameless } = event
  const [change] = await show({ ...nameless, entityType: 'changeRequest', action: 'CR_REVIEWED' })
  expect(change?.textContent).toMatch(/^Change request reviewed/)
})

test('says when nothing changed in a period', async () => {
  renderInApp(
    <Answered answer={pageWith([])}>
      <Suspense>
        <RecentChanges asked={{ from: '2026-06-01T00:00:00Z' }} />
      </Suspense>
    </Answered>,
  )
  expect(await screen.findByText('No changes in this period.')).toBeTruthy()
})

test('shows what a task did to many records as one change, without a link where tasks cannot be opened', async () => {
  const changes = await show({ ...event, taskId: 't1', ofTask: 300 })
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shop closed · Acme and 299 more/),
  ])
  expect(screen.queryByRole('link')).toBeNull()
})
