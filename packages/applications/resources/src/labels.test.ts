import { expect, test } from '@jest/globals'
import { requestFacts } from '@portal/contract/resources/change-request-bodies.ts'
import { fileFacts, newVersion } from '@portal/contract/resources/file-bodies.ts'
import { CHANGE_REQUEST_LABELS } from './change-request/change-request-labels.ts'
import { FILE_LABELS } from './file/file-labels.ts'

test.each([
  ['a file', fileFacts.shape, FILE_LABELS],
  ['a version', newVersion.shape, FILE_LABELS],
  ['a change request', requestFacts, CHANGE_REQUEST_LABELS],
])('names every field of the form of %s', (_what, shape, labels) => {
  // A dialog collects the reason.
  const fields = Object.keys(shape).filter((field) => field !== 'changeReason')
  expect(fields.filter((field) => !(field in labels))).toEqual([])
})
