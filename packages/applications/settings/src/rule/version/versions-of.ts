import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { IdvRuleSet } from '@portal/contract/idv/idv-rule-schemas.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import type { EditedRule } from '../set/edited-rule.ts'
import { type RuleChange, ruleSetChanges } from '../set/rule-set-changes.ts'

/** A saved version of the rules. */
export interface Version {
  readonly id: string
  readonly revision: number
  readonly from: string
  /** When they stopped being live; undefined for the live ones. */
  readonly to: string | undefined
  readonly by: string
  readonly reason: string | undefined
  readonly rules: readonly EditedRule[]
  readonly changes: readonly RuleChange[]
}

const rulesOf = ({ snapshot }: HistoryEntry) =>
  IdvRuleSet.shape.rules.safeParse(recordOf(snapshot).rules).data ?? []

/**
 * The versions from history entries, newest first. The changes of the oldest are known only when it is the
 * first version (`isComplete`); otherwise it is omitted.
 */
export function versionsOf(entries: readonly HistoryEntry[], isComplete: boolean): Version[] {
  const states = entries.map((entry) => ({ entry, rules: rulesOf(entry) }))
  const all = states.map(({ entry, rules }, index): Version => {
    const before = states[index + 1]?.rules ?? []
    return {
      id: entry.id,
      revision: entry.revision,
      from: entry.changedAt,
      to: states[index - 1]?.entry.changedAt,
      by: entry.changedBy.name,
      reason: entry.changeReason,
      rules,
      changes: ruleSetChanges(before, rules),
    }
  })
  return isComplete ? all : all.slice(0, -1)
}

/** The version that was live at a moment; undefined before the first. */
export const liveAt = (versions: readonly Version[], at: Date): Version | undefined =>
  versions.find(({ from }) => Date.parse(from) <= at.getTime())
