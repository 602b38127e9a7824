import type { EditedRule } from './edited-rule.ts'
import { decide, mergeRuleSets, type RuleConflict } from './merge-rule-sets.ts'

type Rules = readonly EditedRule[]

/** The rules from the API; revision 0 when none were saved. */
export interface SavedRules {
  readonly rules: Rules
  readonly revision: number
  /** Who saved them, and when. */
  readonly by?: string | undefined
  readonly at?: string | undefined
}

interface OpenConflict {
  readonly theirs: SavedRules
  readonly conflicts: readonly RuleConflict[]
  /** The chosen side, by rule. */
  readonly chosen: Readonly<Record<string, 'theirs' | 'yours'>>
}

/** All unsaved changes to the set from any screen, with undo. */
export interface EditSet {
  readonly base: SavedRules
  readonly rules: Rules
  readonly past: readonly Rules[]
  readonly future: readonly Rules[]
  /** The last edited field: consecutive edits of it are one step. */
  readonly mark?: string | undefined
  readonly conflict?: OpenConflict | undefined
}

/** Maximum number of undo steps. */
const MAX_STEPS = 200

export const beginWith = (base: SavedRules): EditSet => ({ base, rules: base.rules, past: [], future: [] })

export const isChanged = ({ base, rules }: EditSet): boolean => base.rules !== rules

export const isUndecided = ({ conflict }: EditSet): boolean =>
  conflict?.conflicts.some(({ ruleId }) => !(ruleId in conflict.chosen)) ?? false

/** Replaces the rules; undo restores the previous ones, or those before the first edit with the same mark. */
export function put(set: EditSet, rules: Rules, mark?: string): EditSet {
  if (rules === set.rules) return set
  const goesOn = mark !== undefined && mark === set.mark
  const past = goesOn ? set.past : [...set.past, set.rules].slice(-MAX_STEPS)
  return { ...set, rules, past, future: [], mark }
}

export function undo(set: EditSet): EditSet {
  const before = set.past.at(-1)
  if (!before) return set
  const rest = { past: set.past.slice(0, -1), future: [set.rules, ...set.future] }
  return { ...set, ...rest, rules: before, mark: undefined }
}

export function redo(set: EditSet): EditSet {
  const [next, ...future] = set.future
  if (!next) return set
  return { ...set, rules: next, past: [...set.past, set.rules], future, mark: undefined }
}

/** Moves changes made on `base` to a newer version by someone else. */
export function rebase(set: EditSet, theirs: SavedRules): EditSet {
  const { rules, conflicts } = mergeRuleSets(set.base.rules, theirs.rules, set.rules)
  // Earlier steps would undo their changes.
  return { base: theirs, rules, past: [], future: [], conflict: { theirs, conflicts, chosen: {} } }
}

export function choose(set: EditSet, ruleId: string, side: 'theirs' | 'yours'): EditSet {
  const { conflict } = set
  const found = conflict?.conflicts.find((one) => one.ruleId === ruleId)
  if (!conflict || !found) return set
  const rules = decide(set.rules, conflict.theirs.rules, found, side)
  return { ...set, rules, conflict: { ...conflict, chosen: { ...conflict.chosen, [ruleId]: side } } }
}

export const replaceRule = (rules: Rules, rule: EditedRule): Rules =>
  rules.map((one) => (one.ruleId === rule.ruleId ? rule : one))

export const removeRule = (rules: Rules, ruleId: string): Rules =>
  rules.filter((one) => one.ruleId !== ruleId)

/** Moves a rule; positions beyond the ends are clamped. */
export function moveRule(rules: Rules, ruleId: string, place: number): Rules {
  const from = rules.findIndex((one) => one.ruleId === ruleId)
  const rule = rules[from]
  const to = Math.max(0, Math.min(rules.length - 1, place))
  if (!rule || to === from) return rules
  const rest = rules.toSpliced(from, 1)
  return rest.toSpliced(to, 0, rule)
}
