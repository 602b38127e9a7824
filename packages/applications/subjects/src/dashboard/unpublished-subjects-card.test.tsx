import { beforeAll, expect, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { slots } from '../slots.ts'
import UnpublishedSubjectsCard from './unpublished-subjects-card.tsx'

beforeAll(() => signInAs('admin'))

test("counts what the card's title says and its list shows", async () => {
  const query = { hasUnpublishedChanges: 'true' } as const
  const all = await call(listSubjects, { query })
  const business = await call(listSubjects, { query: { ...query, category: 'business' } })
  // The demo data has such a system subject, which this card must not count.
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
