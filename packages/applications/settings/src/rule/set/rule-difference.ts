import type { HistoryEntry } from '@portal/ui'
import { conditionInWords, type NameOf } from '../words/condition-in-words.ts'
import { decisionInWords } from '../words/rule-in-words.ts'
import type { EditedRule } from './edited-rule.ts'

type FieldChange = HistoryEntry['changes'][number]

/** A rule for comparison: each field with its label, as text. */
function inWords(rule: EditedRule | undefined, nameOf: NameOf): Readonly<Record<string, string>> {
  if (!rule) return {}
  const { name, description, enabled, conditions, reuseMinutes = 0 } = rule
  return {
    Name: name,
    ...(description && { Description: description }),
    When: conditions.map((condition) => conditionInWords(condition, nameOf)).join('\n'),
    Then: decisionInWords(rule),
    ...(rule.decision === 'REQUIRE' && { 'Reuse a verification for': `${reuseMinutes} minutes` }),
    Enabled: enabled ? 'On' : 'Off',
  }
}

/** The changes in a rule; for a new one, all of it. */
export function ruleDifference(
  before: EditedRule | undefined,
  after: EditedRule | undefined,
  nameOf: NameOf,
): FieldChange[] {
  const [then, now] = [inWords(before, nameOf), inWords(after, nameOf)]
  const labels = [...new Set([...Object.keys(then), ...Object.keys(now)])]
  return labels
    .filter((label) => then[label] !== now[label])
    .map((label): FieldChange => {
      const path = `/${label}`
      if (then[label] === undefined) return { path, op: 'ADD', after: now[label] }
      if (now[label] === undefined) return { path, op: 'REMOVE', before: then[label] }
      return { path, op: 'REPLACE', before: then[label], after: now[label] }
    })
}

/** The label for a path of `ruleDifference`. */
export const labelInPath = (path: string): string => path.slice(1)
