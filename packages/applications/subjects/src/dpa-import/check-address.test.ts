import { expect, test } from '@jest/globals'
import { checkAddress } from './check-address.ts'

test.each([
  ['DPA_IMPORT', 's1', '/subjects/business/details/s1/dpa/bulk-import?check=t1'],
  ['DPA_FILE_ONBOARDING', 's1', '/subjects/business/details/s1/dpa/bulk-import?check=t1'],
  ['DPA_IMPORT', undefined, '/tasks/bulk-import?check=t1'],
  ['SUBJECT_IMPORT', 's1', '/tasks/promote-subject?check=t1'],
] as const)('the check of a %s with the subject %s is at %s', (type, subjectId, address) => {
  expect(checkAddress({ id: 't1', type, ...(subjectId && { subjectId }) })).toBe(address)
})
