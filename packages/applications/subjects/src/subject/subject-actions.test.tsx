import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { changeSubjectStatus, getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { RecordActions } from '@portal/portal-app'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { cleanup, screen } from '@testing-library/react'
import { subjectActions } from './subject-actions.ts'

let published: SubjectSummary
let changed: SubjectSummary

beforeAll(async () => {
  await signInAs('admin')
  const first = async (hasUnpublishedChanges: 'true' | 'false') => {
    const query = {
      hasUnpublishedChanges,
      publicationStatus: 'PUBLISHED',
      status: 'ACTIVE',
      type: 'SRCI',
    } as const
    const [subject] = (await call(listSubjects, { query })).items
    if (!subject) throw new Error('The demo data has no such subject.')
    return subject
  }
  published = await first('false')
  changed = await first('true')
})

afterEach(cleanup)

/** How many DPAs of some subjects are active and published. */
async function liveDpas(subjectIds: readonly string[]): Promise<number> {
  const all = await Promise.all(
    subjectIds.map((subjectId) =>
      call(listDpasOfSubject, {
        params: { subjectId },
        query: { status: 'ACTIVE', publicationStatus: 'PUBLISHED' },
      }),
    ),
  )
  return all.reduce((sum, { page }) => sum + page.totalItems, 0)
}

const show = (subject: SubjectSummary) =>
  renderInApp(<RecordActions actions={subjectActions} record={subject} />)
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('offers to publish a draft with unpublished changes', async () => {
  await signInAs('onboarding')
  show(changed)
  expect(offered()).toEqual(['Publish', 'Suspend', 'More'])
  expect(button('Publish').getAttribute('aria-disabled')).toBeNull()
})

test('explains why an unchanged draft cannot be published', () => {
  show(published)
  expect(button('Publish').getAttribute('aria-disabled')).toBe('true')
  expect(button('Publish').getAttribute('aria-description')).toBe('The draft has no unpublished changes.')
})

test("shows what is incomplete on the subject's own page", async () => {
  const subject = await call(getSubject, { params: { subjectId: changed.id } })
  show({ ...subject, ...{ incomplete: [{ dataKey: 'jwk', message: 'Add a key' }] } })
  expect(button('Publish').getAttribute('aria-description')).toBe(
    'Some sections must be completed before publishing.',
  )
})

test('the SRC system cannot be suspended', async () => {
  await signInAs('admin')
  show(await call(getSubject, { params: { subjectId: 'system' } }))
  expect(button('Suspend').getAttribute('aria-description')).toBe(
    'The SRC system of the account cannot be suspended.',
  )
})

test('offers to activate suspended subjects, and shows what a suspension stops', async () => {
  const lines = await subjectActions.suspend.ask.impact?.([published])
  const live = await liveDpas([published.id])
  expect(live).toBeGreaterThan(0)
  expect(lines).toEqual([
    `Immediately, without publishing, the live program stops serving ${published.name}.`,
    `${live} payment applications stop accepting checkouts.`,
  ])
  await subjectActions.suspend.run([published], { changeReason: 'A test of the pages' }, { errors: 'here' })
  show(await call(getSubject, { params: { subjectId: published.id } }))
  expect(offered()).toEqual(['Publish', 'Activate', 'More'])
  await call(changeSubjectStatus, {
    params: { subjectId: published.id },
    body: { status: 'ACTIVE', changeReason: 'The test is over' },
  })
})

test('shows what an activation starts again', async () => {
  const live = await liveDpas([published.id])
  expect(await subjectActions.activate.ask.impact?.([published])).toEqual([
    `Immediately, without publishing, the live program serves ${published.name} again.`,
    `${live} payment applications accept checkouts again.`,
  ])
})

test('sums up the effects of suspending several subjects, and names drafts', async () => {
  const draft: SubjectSummary = { ...published, name: 'Juniper', publicationStatus: 'DRAFT' }
  const live = await liveDpas([published.id, changed.id])
  expect(await subjectActions.suspend.ask.impact?.([published, changed, draft])).toEqual([
    `Immediately, without publishing, the live program stops serving ${published.name}, ${changed.name}.`,
    `${live} payment applications stop accepting checkouts.`,
    'Never published, so nothing live changes: Juniper.',
  ])
})

test('offers no action to read-only operators', async () => {
  await signInAs('viewer')
  show(changed)
  expect(offered()).toEqual([])
})
