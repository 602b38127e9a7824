import { expect, test } from '@jest/globals'
import { beginningProblem } from './beginning-problem.ts'

const noise = new Uint8Array(300).fill(7)

test.each([
  ['fake.pdf', 'application/pdf', [noise], 'fake.pdf has the extension of a PDF, but is something else.'],
  ['real.pdf', 'application/pdf', ['%PDF-1.7\n'], undefined],
  ['real.png', 'image/png', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])], undefined],
  ['text.html', 'text/html', [noise], undefined],
] as const)('of %s, a file of %s, says before its upload: %j', async (name, type, parts, problem) => {
  expect(await beginningProblem(new File([...parts], name), type)).toBe(problem)
})
