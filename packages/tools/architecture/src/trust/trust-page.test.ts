import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { figuresIn } from './measured-figures.ts'
import { trustPage } from './trust-page.ts'

const withoutDates = (page: string) => page.replace(/\d{4}-\d{2}-\d{2}/g, 'date')

test('the trust page matches the repository: npm run trust writes it', () => {
  const page = readFileSync(join(repository, 'packages/tools/architecture/docs/trust.md'), 'utf8')
  expect(withoutDates(page)).toBe(withoutDates(trustPage('2026-01-01')))
})

describe('figures of a benchmark', () => {
  test('are read from its output', () => {
    const printed = [
      'Measuring …',
      'reached  a list of DPAs (p95): 12 ms (11 to 14), goal 50 ms',
      'MISSED   import of 100000 CSV rows: 4800 rows/s, goal at least 5000 rows/s',
    ]
    expect(figuresIn(printed.join('\n'))).toEqual([
      { name: 'a list of DPAs (p95)', figure: '12 ms (11 to 14)', goal: '50 ms', isReached: true },
      {
        name: 'import of 100000 CSV rows',
        figure: '4800 rows/s',
        goal: 'at least 5000 rows/s',
        isReached: false,
      },
    ])
  })

  test('are required', () => {
    expect(() => figuresIn('The portal does not answer.')).toThrow('The input contains no figures.')
  })
})
