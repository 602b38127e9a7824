import { expect, test } from '@jest/globals'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call, notices$ } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SubjectDataForm } from './subject-data-form.tsx'

test('names the subject when a part is saved', async () => {
  await signInAs('admin')
  const query = { type: 'SRCI', publicationStatus: 'DRAFT' } as const
  const [draft] = (await call(listSubjects, { query })).items
  if (!draft) throw new Error('The demo data has no such subject.')
  const subject = await call(getSubject, { params: { subjectId: draft.id } })
  const told: string[] = []
  const listening = notices$.subscribe(({ title }) => told.push(title))
  renderInApp(<SubjectDataForm subject={subject} dataKey="businessData" cancelTo="/" />)
  await userEvent.type(await screen.findByLabelText(/^Legal name/), ' and Sons')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = within(await screen.findByRole('dialog'))
  await userEvent.click(review.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(told).toEqual([`Business data of ${subject.name} saved`]))
  listening.unsubscribe()
})

test('says that changed defaults for all DPAs go live immediately, and asks for the ID', async () => {
  await signInAs('admin')
  const subject = await call(getSubject, { params: { subjectId: 'system' } })
  renderInApp(<SubjectDataForm subject={subject} dataKey="defaultDpaConfig" cancelTo="/" />)
  const locale = await screen.findByRole('textbox', { name: /^Locale/ })
  await userEvent.clear(locale)
  await userEvent.type(locale, 'de_CH')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = within(await screen.findByRole('dialog'))
  expect(await review.findByText('Goes live immediately.')).toBeTruthy()
  expect(review.getByLabelText('Type system to confirm')).toBeTruthy()
})
