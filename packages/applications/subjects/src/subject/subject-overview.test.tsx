import { beforeAll, expect, test } from '@jest/globals'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { SubjectHeadActions } from './subject-head-actions.tsx'
import { SubjectNotices } from './subject-notices.tsx'
import { SubjectOverview } from './subject-overview.tsx'
import { SubjectSteps } from './subject-steps.tsx'

let subject: Subject

beforeAll(async () => {
  await signInAs('admin')
  const query = { type: 'SRCI', status: 'ACTIVE', publicationStatus: 'PUBLISHED' } as const
  const [found] = (await call(listSubjects, { query })).items
  if (!found) throw new Error('The demo data has no such subject.')
  subject = await call(getSubject, { params: { subjectId: found.id } })
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const buttons = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent)

test('does not call an unpublished draft active', () => {
  renderInApp(<SubjectOverview subject={{ ...subject, publicationStatus: 'DRAFT' }} />)
  expect(screen.getByText('Not published')).toBeTruthy()
  expect(screen.queryByText('Active')).toBeNull()
})

test('shows that a draft is suspended', () => {
  renderInApp(<SubjectOverview subject={{ ...subject, status: 'SUSPENDED', publicationStatus: 'DRAFT' }} />)
  expect(screen.getByText('Suspended')).toBeTruthy()
})

test('warns about certificates that expire within a month, names the day and leads to them', () => {
  const keyExpiresAt = inDays(12)
  const { unmount } = renderInApp(<SubjectNotices subject={{ ...subject, keyExpiresAt }} />)
  expect(screen.getByText('A certificate must be replaced')).toBeTruthy()
  expect(screen.getByText(/\d{4}$/, { selector: 'time' }).getAttribute('datetime')).toBe(keyExpiresAt)
  expect(screen.getByRole('link', { name: 'Certificates' }).getAttribute('href')).toMatch(/\?tab=key$/)
  unmount()
  renderInApp(<SubjectNotices subject={{ ...subject, keyExpiresAt: inDays(300) }} />)
  expect(screen.queryByText('A certificate must be replaced')).toBeNull()
})

test('keeps the places of Edit and Publish, whichever is the next step', () => {
  const changed = { ...subject, hasUnpublishedChanges: true, incomplete: [] }
  const all = ['Audit changes', 'Edit', 'Suspend', 'Export package', 'Publish']
  const { unmount } = renderInApp(<SubjectHeadActions category="business" subject={changed} />)
  expect(buttons()).toEqual(all)
  unmount()
  renderInApp(
    <SubjectHeadActions category="business" subject={{ ...changed, hasUnpublishedChanges: false }} />,
  )
  expect(buttons()).toEqual(all)
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
})

test('Edit opens the visible part', () => {
  const { unmount } = renderInApp(<SubjectHeadActions category="business" subject={subject} />, '/?tab=jwk')
  const href = () => screen.getByRole('link', { name: 'Edit' }).getAttribute('href')
  expect(href()).toMatch(/\/update\?tab=jwk$/)
  unmount()
  renderInApp(<SubjectHeadActions category="business" subject={subject} />, '/?tab=secrets')
  expect(href()).toMatch(/\/update$/)
})

test('links a missing part to its form for operators who can edit it', async () => {
  const message = 'JSON Web Keys: not filled in yet.'
  const draft = { ...subject, incomplete: [{ dataKey: 'jwk' as const, message }] }
  const { unmount } = renderInApp(<SubjectSteps category="business" subject={draft} />)
  expect(screen.getByRole('link', { name: 'JSON Web Keys' }).getAttribute('href')).toMatch(
    /\/update\?tab=jwk$/,
  )
  unmount()
  await signInAs('viewer')
  renderInApp(<SubjectSteps category="business" subject={draft} />)
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('lists what is missing before a draft goes live, and hides the list once it is live', () => {
  const draft: Subject = { ...subject, status: 'SUSPENDED', publicationStatus: 'DRAFT', incomplete: [] }
  const { unmount } = renderInApp(<SubjectSteps category="business" subject={draft} />)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Done:Business data',
    'Done:JSON Web Keys',
    'To do:Publish the draft',
    'To do:Activate the subject',
  ])
  unmount()
  renderInApp(<SubjectSteps category="business" subject={{ ...subject, incomplete: [] }} />)
  expect(screen.queryByRole('list')).toBeNull()
})
