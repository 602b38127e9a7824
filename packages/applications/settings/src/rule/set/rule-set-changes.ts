import { keysOf } from '@portal/contract/typed-objects.ts'
import type { EditedRule } from './edited-rule.ts'

type Rules = readonly EditedRule[]

/** The change of a rule between two versions of a set. */
export type RuleChange =
  | { readonly kind: 'added'; readonly after: EditedRule; readonly place: number }
  | { readonly kind: 'removed'; readonly before: EditedRule; readonly place: number }
  | {
      readonly kind: 'changed'
      readonly before: EditedRule
      readonly after: EditedRule
      readonly place: number
    }
  | { readonly kind: 'moved'; readonly after: EditedRule; readonly from: number; readonly place: number }

export const sameRule = (one: EditedRule | undefined, other: EditedRule | undefined): boolean =>
  one === other || JSON.stringify(normal(one)) === JSON.stringify(normal(other))

/** Sorts keys, so that their order does not count as a change. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, normal(inner)]),
  )
}

const byId = (rules: Rules) => new Map(rules.map((rule) => [rule.ruleId, rule]))

/** The longest increasing subsequence kept its order; the other rules moved. */
function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number)
    const length = found < 0 ? ends.length : found
    previous[index] = ends[length - 1]
    ends[length] = index
  }
  const run = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) run.add(numbers[at] ?? 0)
  return run
}

/** The changes between two versions of a set, in the order of the later one; removed rules come last. */
export function ruleSetChanges(before: Rules, after: Rules): RuleChange[] {
  const then = new Map(before.map((rule, place) => [rule.ruleId, { rule, place }]))
  const now = byId(after)
  const stayed = longestRun(after.flatMap(({ ruleId }) => then.get(ruleId)?.place ?? []))
  const found = after.flatMap((rule, place): RuleChange[] => {
    const known = then.get(rule.ruleId)
    if (!known) return [{ kind: 'added', after: rule, place }]
    return [
      ...(sameRule(known.rule, rule)
        ? []
        : [{ kind: 'changed' as const, before: known.rule, after: rule, place }]),
      ...(stayed.has(known.place) ? [] : [{ kind: 'moved' as const, after: rule, from: known.place, place }]),
    ]
  })
  const removed = before.flatMap((rule, place): RuleChange[] =>
    now.has(rule.ruleId) ? [] : [{ kind: 'removed', before: rule, place }],
  )
  return [...found, ...removed]
}

const MARKS = { added: '+', removed: '−', changed: '~', moved: '↕' } as const

/** "+1 −2 ~3 ↕1": counts of added, removed, changed and moved rules. */
export function changesInShort(changes: readonly RuleChange[]): string {
  return keysOf(MARKS)
    .map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${MARKS[kind]}${count}`)
    .join(' ')
}

export const ruleOf = (change: RuleChange): EditedRule =>
  change.kind === 'removed' ? change.before : change.after
