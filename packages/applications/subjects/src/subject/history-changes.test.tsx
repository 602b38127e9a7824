import { beforeAll, expect, test } from '@jest/globals'
import { listAllFiles } from '@portal/contract/resources/file-endpoints.ts'
import {
  listSubjectDataHistory,
  listSubjectHistory,
  listSubjects,
} from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen } from '@testing-library/react'
import { DATA_LABELS, SUBJECT_LABELS } from './data/data-labels.ts'
import { HistoryChanges } from './history-changes.tsx'
import { historyInWords } from './history-in-words.ts'

beforeAll(() => signInAs('admin'))

/** The subject whose resource files the demo data changed. */
async function meadowbank() {
  const [subject] = (await call(listSubjects, { query: { type: 'SRCI', q: 'Meadowbank' } })).items
  if (!subject) throw new Error('The demo data has no such subject.')
  return subject.id
}

test('names the files of a change', async () => {
  const params = { subjectId: await meadowbank(), dataKey: 'resourceData' } as const
  const [entry] = (await call(listSubjectDataHistory, { params })).items
  if (!entry) throw new Error('The subject has no such history.')
  renderInApp(<HistoryChanges changes={entry.changes} labels={DATA_LABELS.resourceData} />)
  expect(await screen.findByText(/File: terms-en\.html/)).toBeTruthy()
  expect(await screen.findByText(/Directory: Terms and conditions/)).toBeTruthy()
})

test('names a file that only its ID is known of, and one that no longer exists', async () => {
  const [file] = (await call(listAllFiles, { query: { q: 'terms-en.html' } })).items
  const gone = '0b9cbd8a-9d0b-4f36-8c5e-1f2d3a4b5c6d'
  const change = { path: '/items/0/fileId', op: 'REPLACE', before: gone, after: file?.id } as const
  renderInApp(<HistoryChanges changes={[change]} labels={DATA_LABELS.resourceData} />)
  expect(await screen.findByText('terms-en.html')).toBeTruthy()
  expect(screen.getByText(`Deleted file ${gone}`)).toBeTruthy()
})

test('labels the fields of a section in the history of the whole subject', async () => {
  const input = { params: { subjectId: await meadowbank() }, query: { dataKey: 'resourceData' } } as const
  const [entry] = (await call(listSubjectHistory, input)).items.map(historyInWords)
  if (!entry) throw new Error('The subject has no such history.')
  renderInApp(<HistoryChanges changes={entry.changes} labels={SUBJECT_LABELS} />)
  expect(screen.getByRole('rowheader').textContent).toBe('Resource files')
  expect(screen.getByText(/Purpose: Terms/)).toBeTruthy()
})

test('shows a whole section in words', async () => {
  const after = { countryCode: 'SG', allowedOrigins: ['https://shop.example'] }
  const change = { path: '/businessData', op: 'ADD', after } as const
  renderInApp(<HistoryChanges changes={[change]} labels={SUBJECT_LABELS} />)
  expect(screen.getByRole('rowheader').textContent).toBe('Business data')
  expect(screen.getByText(/Country: Singapore/)).toBeTruthy()
})
