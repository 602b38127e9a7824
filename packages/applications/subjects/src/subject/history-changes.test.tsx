import { beforeAll, expect, test } from '@jest/globals'
import { listSubjectDataHistory, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { DATA_LABELS, SUBJECT_LABELS } from './data/data-labels.ts'
import { HistoryChanges } from './history-changes.tsx'

beforeAll(() => signInAs('admin'))

test('names the files of a change', async () => {
  const [subject] = (await call(listSubjects, { query: { type: 'SRCI', q: 'Meadowbank' } })).items
  if (!subject) throw new Error('The demo data has no such subject.')
  const params = { subjectId: subject.id, dataKey: 'resourceData' } as const
  const [entry] = (await call(listSubjectDataHistory, { params })).items
  if (!entry) throw new Error('The subject has no such history.')
  renderInApp(<HistoryChanges changes={entry.changes} labels={DATA_LABELS.resourceData} files={undefined} />)
  expect(await screen.findByText(/File: terms-en\.html/)).toBeTruthy()
  expect(await screen.findByText(/Directory: Terms and conditions/)).toBeTruthy()
})

test('shows a whole section in words', async () => {
  const after = { countryCode: 'SG', allowedOrigins: ['https://shop.example'] }
  const change = { path: '/businessData', op: 'ADD', after } as const
  renderInApp(<HistoryChanges changes={[change]} labels={SUBJECT_LABELS} files={undefined} />)
  expect(screen.getByRole('rowheader').textContent).toBe('Business data')
  expect(screen.getByText(/Country: Singapore/)).toBeTruthy()
})
