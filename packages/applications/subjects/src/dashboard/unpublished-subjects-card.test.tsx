import { beforeAll, expect, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { slots } from '../slots.ts'
import UnpublishedSubjectsCard from './unpublished-subjects-card.tsx'

beforeAll(() => signInAs('admin'))

test('the card counts what its title says, and what the list behind it shows', async () => {
  const query = { hasUnpublishedChanges: 'true' } as const
  const all = await call(listSubjects, { query })
  const business = await call(listSubjects, { query: { ...query, category: 'business' } })
  // The demo data hold a system subject of the kind, which is no work of this card.
  expect(all.page.totalItems).toBeGreaterThan(business.page.totalItems)
  expect(slots.unpublishedSubjects.title).toBe('Business subjects with unpublished changes')
  renderInApp(
    <Suspense>
      <UnpublishedSubjectsCard />
    </Suspense>,
  )
  const items = await screen.findAllByRole('listitem')
  const link = screen.queryByRole('link', { name: /^All / })
  expect(link ? Number(link.textContent?.slice('All '.length)) : items.length).toBe(business.page.totalItems)
})
