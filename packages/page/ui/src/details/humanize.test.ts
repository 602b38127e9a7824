import { expect, test } from '@jest/globals'
import { humanize, humanizePointer } from './humanize.ts'

test.each([
  ['changeReason', 'Change reason'],
  ['dpaPresentationName', 'DPA presentation name'],
  ['COMPLETED_WITH_ERRORS', 'Completed with errors'],
  ['three-ds.default', 'Three ds default'],
  ['', ''],
])('shows %s as "%s"', (name, words) => {
  expect(humanize(name)).toBe(words)
})

test('shows a JSON Pointer as a path, counted from one', () => {
  expect(humanizePointer('/acquirers/0/acquirerBin')).toBe('Acquirers › 1 › Acquirer BIN')
})
