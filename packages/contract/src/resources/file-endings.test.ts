import { expect, test } from '@jest/globals'
import { UPLOAD_LIMITS } from '../tasks/upload.ts'
import { nameProblem } from './file-endings.ts'

test.each([
  ['terms.html', 'text/html'],
  ['TERMS.HTM', 'text/html'],
  ['photo.exe.jpeg', 'image/jpeg'],
  ['dpas.ndjson', 'application/x-ndjson'],
])('accepts %s for type %s', (name, type) => {
  expect(nameProblem(name, type)).toBeUndefined()
})

test.each([
  ['x.html.exe', 'text/html', '.html or .htm'],
  ['x.html ', 'text/html', '.html'],
  ['html', 'image/png', '.png'],
  ['page.svg', 'image/png', '.png'],
])('rejects %s for type %s', (name, type, endings) => {
  expect(nameProblem(name, type)).toContain(`ends with ${endings}`)
})

test('every type that can be uploaded has an extension', () => {
  for (const type of Object.values(UPLOAD_LIMITS).flatMap(Object.keys))
    expect([type, nameProblem('none', type)]).toEqual([type, expect.stringContaining('ends with .')])
})
