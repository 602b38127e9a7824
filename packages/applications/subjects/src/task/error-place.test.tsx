import { expect, test } from '@jest/globals'
import type { RowError } from '@portal/contract/tasks/task-row-schemas.ts'
import { placeInWords } from './error-place.tsx'

const at = (field: string, action: string, more: Partial<RowError> = {}): RowError => ({
  row: 1,
  action,
  field,
  reason: 'REQUIRED',
  message: 'This field is required',
  ...more,
})

test.each([
  ['the column of a file', at('/dpaData/dpaName', 'ADD', { column: 'dpaName' }), 'dpaName'],
  ['a field of a DPA', at('/dpaData/dpaName', 'DPA'), 'Legal name'],
  ['an item of a list', at('/merchantCategoryCodes/1', 'UPSERT'), 'Merchant category codes, item 2'],
  ['a field of a subject', at('/businessData/srcInitiatorId', 'SUBJECT'), 'SRC initiator ID'],
  ['a field of a template', at('/bodyText', 'TEMPLATE'), 'Body text'],
  ['the spelling of an unknown field', at('/dpa_name', 'DPA', { reason: 'UNKNOWN_FIELD' }), 'dpa_name'],
  ['nothing for a whole row', at('', 'DPA'), ''],
])('a problem is located by %s in the operator’s words', (_, error, words) => {
  expect(placeInWords(error)).toBe(words)
})
