import { expect, test } from '@jest/globals'
import { TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { stateInWords, stateOf } from '../template/template-state.ts'
import { languagesOf, matrixOf } from './matrix-rows.ts'

const person = { id: 'a', email: 'a@program.example', name: 'A' }
const template = (more: Partial<TemplateSummary> = {}): TemplateSummary => ({
  subjectId: 'system',
  channel: 'SMS',
  type: 'OTP',
  lang: 'en',
  subjectLine: null,
  enabled: true,
  draft: false,
  problems: 0,
  outdatedSince: null,
  origin: 'OWN',
  revision: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  createdBy: person,
  updatedAt: '2026-06-01T00:00:00.000Z',
  updatedBy: person,
  ...more,
})

test.each([
  [undefined, 'Missing'],
  [template(), 'Custom'],
  [template({ draft: true, problems: 2 }), 'Draft'],
  [template({ origin: 'SYSTEM', problems: 2 }), 'Inherited'],
  [template({ problems: 1 }), 'Has warnings'],
  [template({ enabled: false, problems: 1 }), 'Switched off'],
  [template({ outdatedSince: '2026-07-01T00:00:00.000Z' }), 'Custom, outdated'],
])('describes state %#', (one, words) => {
  expect(stateInWords(one)).toBe(words)
})

test('has every type of message once', () => {
  const types = matrixOf([], 'SMS', ['en'], 'ALL').flatMap(({ rows }) => rows.map(({ type }) => type))
  expect(types.toSorted()).toEqual([...TEMPLATE_TYPES].sort())
})

test('lists English first, then the languages that have templates', () => {
  expect(languagesOf([template({ lang: 'pl' }), template({ lang: 'de' }), template({ lang: 'pl' })])).toEqual(
    ['en', 'de', 'pl'],
  )
})

test('puts a template into the cell of its channel, type and language', () => {
  const templates = [template(), template({ channel: 'PUSH', lang: 'pl' })]
  const [row] = matrixOf(templates, 'SMS', ['en', 'pl'], 'ALL').flatMap(({ rows }) =>
    rows.filter(({ type }) => type === 'OTP'),
  )
  expect(row?.cells.map((cell) => stateOf(cell.template))).toEqual(['OWN', 'MISSING'])
})

test('keeps only rows with a cell in the chosen state', () => {
  const all = TEMPLATE_TYPES.map((type) => template({ type }))
  const templates = all.map((one) => (one.type === 'WELCOME' ? { ...one, draft: true } : one))
  const rows = matrixOf(templates, 'SMS', ['en'], 'DRAFT').flatMap((group) => group.rows)
  expect(rows.map(({ type }) => type)).toEqual(['WELCOME'])
})
