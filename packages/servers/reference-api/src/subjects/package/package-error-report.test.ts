import { expect, test } from '@jest/globals'
import { refused } from '../../tasks/row-outcome.ts'
import { packageErrorReport } from './package-error-report.ts'

test('a failed item is reported without the platforms before it in the package', async () => {
  const item = { kind: 'DPA', subject: { id: 'shop' }, item: { srciDpaId: 'books' } }
  const problem = { reason: 'REQUIRED', message: 'Enter a name.', field: '/dpaName' }
  async function* failed() {
    const source = { row: 2, values: { ...item, platforms: [{ id: 'passkey-hub' }] } }
    yield { source, outcome: refused({ row: 2, action: 'DPA' }, problem) }
  }
  const parts: string[] = []
  for await (const part of packageErrorReport.write(failed())) parts.push(part)
  expect(JSON.parse(parts.at(-1) ?? '')).toEqual({ ...item, error: { row: 2, ...problem } })
})
