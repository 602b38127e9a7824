import { expect, test } from '@jest/globals'
import { inputsOf } from './task-inputs.ts'

test('shows what an import was asked to do in the words of its form', () => {
  const options = { format: 'csv', strategy: 'UPSERT', matchBy: 'srciDpaId', onError: 'CONTINUE' }
  expect(inputsOf({ options })).toEqual([
    { label: 'Format', value: 'CSV' },
    { label: 'What to do with the rows', value: 'Create and update' },
    { label: 'Rows matched by', value: 'DPA ID at the SRC initiator' },
    { label: 'Invalid rows', value: 'Skipped' },
  ])
})

test('names the contents of a package', () => {
  const options = { include: ['DPAS', 'PUBLIC_KEYS'] }
  expect(inputsOf({ options })).toEqual([{ label: 'Included', value: 'DPAs, Public keys and certificates' }])
})

test('names the subject of a filter', () => {
  const options = { filter: { subjectId: '604060bf', status: 'ACTIVE' } }
  expect(inputsOf({ options, subjectName: 'Tideway Checkout' })).toEqual([
    { label: 'All that match', value: 'SRC initiator: Tideway Checkout; Status: Active or not published' },
  ])
})
