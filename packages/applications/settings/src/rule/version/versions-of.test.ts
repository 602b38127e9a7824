import { expect, test } from '@jest/globals'
import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { letters, rulesNamed } from '../testing/rules-named.ts'
import { liveAt, versionsOf } from './versions-of.ts'

const ids: Readonly<Record<string, string>> = {
  a: '0198c0de-0000-7000-8000-00000000000a',
  b: '0198c0de-0000-7000-8000-00000000000b',
}

const entry = (revision: number, day: string, names: string): HistoryEntry => ({
  id: String(revision),
  revision,
  action: 'IDV_RULES_SAVED',
  entity: 'idvRules',
  changedAt: `2026-05-${day}T12:00:00.000Z`,
  changedBy: { id: '1', email: 'risk@program.example', name: 'Rafael' },
  source: 'PORTAL',
  changes: [],
  truncated: false,
  snapshot: { rules: rulesNamed(names).map((rule) => ({ ...rule, ruleId: ids[rule.name] })) },
})

const history = [entry(2, '10', 'ab'), entry(1, '03', 'a')]

test('ends a version when the next one is saved', () => {
  expect(
    versionsOf(history, true).map(({ revision, from, to }) => [
      revision,
      from.slice(8, 10),
      to?.slice(8, 10),
    ]),
  ).toEqual([
    [2, '10', undefined],
    [1, '03', '10'],
  ])
})

test('shows what each version changed', () => {
  const [second, first] = versionsOf(history, true)
  expect(second?.changes.map(({ kind }) => kind)).toEqual(['added'])
  expect(first?.changes.map(({ kind }) => kind)).toEqual(['added'])
  expect(letters(second?.rules ?? [])).toBe(`${ids.a}${ids.b}`)
})

test('omits the oldest version while its predecessor is unknown', () => {
  expect(versionsOf(history, false).map(({ revision }) => revision)).toEqual([2])
})

test.each([
  ['2026-05-10T12:00:00Z', 2],
  ['2026-05-10T11:59:00Z', 1],
  ['2026-05-01T00:00:00Z', undefined],
])('at %s, version %s was live', (at, revision) => {
  expect(liveAt(versionsOf(history, true), new Date(at))?.revision).toBe(revision)
})
