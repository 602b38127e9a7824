import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  changeSubjectStatus,
  getSubject,
  listSubjectHistory,
  listSubjects,
} from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { doWith } from '@portal/portal-app'
import { signInAs } from '@portal/portal-app/testing'
import { call, type Notice, notices$ } from '@portal/session'
import { waitFor } from '@testing-library/react'
import { subjectActions } from './subject-actions.ts'

const changeReason = 'Requested by the company'

let told: Notice[] = []
const listening = notices$.subscribe((notice) => told.push(notice))
afterAll(() => listening.unsubscribe())

let subject: SubjectSummary
beforeAll(() => signInAs('admin'))
beforeEach(async () => {
  told = []
  const { items } = await call(listSubjects, { query: { status: 'ACTIVE', type: 'DCF' } })
  const [first] = items
  if (!first) throw new Error('The demo data has no such subject.')
  subject = first
})

/** Suspends the subject and returns the button of the message. */
async function suspended() {
  await doWith(subjectActions.suspend, subject, { changeReason })
  const [message] = told
  expect([message?.title, message?.action?.label]).toEqual([`${subject.name} suspended`, 'Undo'])
  return () => message?.action?.run()
}

const params = () => ({ subjectId: subject.id })
const statusNow = async () => (await call(getSubject, { params: params() })).status

test('undoes a suspension from its message, with the same reason', async () => {
  const undo = await suspended()
  undo()
  await waitFor(() => expect(told.at(-1)?.title).toBe(`${subject.name} is active again`))
  expect(await statusNow()).toBe('ACTIVE')
  const { items } = await call(listSubjectHistory, { params: params(), query: { sort: '-changedAt' } })
  expect(items[0]?.changeReason).toBe(`Undone: ${changeReason}`)
})

test('refuses to undo if the subject has changed since, and says so', async () => {
  const undo = await suspended()
  for (const status of ['ACTIVE', 'SUSPENDED'] as const)
    await call(changeSubjectStatus, { params: params(), body: { status, changeReason } })
  undo()
  await waitFor(() =>
    expect(told.at(-1)).toMatchObject({
      kind: 'error',
      title: 'The change was not undone',
      lines: ['Someone else has just changed this.', expect.stringMatching(/ changed it on /)],
    }),
  )
  expect(await statusNow()).toBe('SUSPENDED')
})
