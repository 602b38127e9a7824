import { expect, test } from '@jest/globals'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { contentProblem, typeByName } from './content-form.ts'

const directory: Directory = {
  id: 'help',
  name: 'Help pages',
  path: 'help',
  description: null,
  allowedContentTypes: ['text/html', 'application/pdf'],
  maxBytes: 2048,
  requiresChangeRequest: false,
  approvalsNeeded: 1,
  fileCount: 0,
  openChangeRequestCount: 0,
  draftCount: 0,
  lastPublication: null,
}

test.each([
  ['terms.HTML', 'text/html'],
  ['logo.jpeg', 'image/jpeg'],
  ['list.csv', undefined],
  ['nothing', undefined],
])('detects that %s contains %s', (name, type) => {
  expect(typeByName(name)).toBe(type)
})

test.each([
  ['text/markdown', { content: 'Hello' }, 'Help pages accepts text/html, application/pdf.'],
  ['text/html', { content: '' }, 'Write the content or upload a file'],
  ['application/pdf', { content: '' }, 'Upload a file'],
  ['text/html', { content: 'é'.repeat(1025) }, 'The content must be at most 2 KiB.'],
  ['text/html', { content: '<script>x()</script>' }, 'Not allowed in the content: <script>.'],
  [
    'text/html',
    { content: '<p onclick="x()">x</p>', uploadId: 'x' },
    'Not allowed in the content: onclick of <p>.',
  ],
] as const)("reports the API's errors for %s", (type, given, message) => {
  expect(contentProblem(directory, type, given)?.message).toBe(message)
})

test('does not measure uploads again', () => {
  expect(contentProblem(directory, 'text/html', { content: '', uploadId: 'x' })).toBeUndefined()
})
