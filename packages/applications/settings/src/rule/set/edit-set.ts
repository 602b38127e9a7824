import type { EditedRule } from './edited-rule.ts'
import { decide, mergeRuleSets, type RuleConflict } from './merge-rule-sets.ts'
import { sameRule } from './rule-set-changes.ts'

type Rules = readonly EditedRule[]

/** The rules from the API; revision 0 when none were saved. */
export interface SavedRules {
  readonly rules: Rules
  readonly revision: number
  /** Who saved them, and when. */
  readonly by?: string | undefined
  readonly at?: string | undefined
}

export interface OpenConflict {
  readonly theirs: SavedRules
  readonly conflicts: readonly RuleConflict[]
  /** The chosen side, by rule. */
  readonly chosen: Readonly<Record<string, 'theirs' | 'yours'>>
}

/** What undo restores: the choices in a conflict belong to the rules that they led to. */
interface Step {
  readonly rules: Rules
  readonly conflict?: OpenConflict | undefined
  /** JSON typed for the whole set that has errors, so that it is not in the rules yet. */
  readonly brokenText?: string | undefined
}

/** All unsaved changes to the set from any screen, with undo. */
export interface EditSet extends Step {
  readonly base: SavedRules
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** The last edited field: consecutive edits of it are one step. */
  readonly mark?: string | undefined
}

/** Maximum number of undo steps. */
const MAX_STEPS = 200

export const beginWith = (base: SavedRules): EditSet => ({ base, rules: base.rules, past: [], future: [] })

export const isChanged = ({ base, rules, brokenText }: EditSet): boolean =>
  brokenText !== undefined ||
  rules.length !== base.rules.length ||
  rules.some((rule, place) => !sameRule(rule, base.rules[place]))

export const isUndecided = ({ conflict }: EditSet): boolean =>
  conflict?.conflicts.some(({ ruleId }) => !(ruleId in conflict.chosen)) ?? false

/** Why the set can neither be saved nor edited in fields now. */
export const textObstacle = ({ brokenText }: EditSet): string | undefined =>
  brokenText === undefined ? undefined : 'Fix the JSON errors first'

const stepOf = ({ rules, conflict, brokenText }: Step): Step => ({ rules, conflict, brokenText })

/** Undo restores the previous state, or the one before the first edit with the same mark. */
function advance(set: EditSet, next: Step, mark?: string): EditSet {
  const goesOn = mark !== undefined && mark === set.mark
  const past = goesOn ? set.past : [...set.past, stepOf(set)].slice(-MAX_STEPS)
  return { ...set, ...stepOf(next), past, future: [], mark }
}

/** Replaces the rules. */
export const put = (set: EditSet, rules: Rules, mark?: string): EditSet =>
  rules === set.rules ? set : advance(set, { rules, conflict: set.conflict }, mark)

/** Keeps JSON that has errors until it is corrected; the rules stay. */
export const putBroken = (set: EditSet, brokenText: string, mark?: string): EditSet =>
  advance(set, { ...stepOf(set), brokenText }, mark)

/** Returns to the saved rules. */
export const discard = (set: EditSet): EditSet => advance(set, { rules: set.base.rules })

export function undo(set: EditSet): EditSet {
  const before = set.past.at(-1)
  if (!before) return set
  const rest = { past: set.past.slice(0, -1), future: [stepOf(set), ...set.future] }
  return { ...set, ...rest, ...before, mark: undefined }
}

export function redo(set: EditSet): EditSet {
  const [next, ...future] = set.future
  if (!next) return set
  return { ...set, ...next, past: [...set.past, stepOf(set)], future, mark: undefined }
}

/** Moves changes made on `base` to a newer version by someone else. */
export function rebase(set: EditSet, theirs: SavedRules): EditSet {
  const { rules, conflicts } = mergeRuleSets(set.base.rules, theirs.rules, set.rules)
  // Earlier steps would undo their changes.
  return { base: theirs, rules, past: [], future: [], conflict: { theirs, conflicts, chosen: {} } }
}

/** A set without changes on newer rules. Undo still brings back what was discarded, merged with them. */
export function renewed(set: EditSet, newest: SavedRules): EditSet {
  const discarded = set.past.at(-1)
  if (!discarded) return beginWith(newest)
  return { ...beginWith(newest), past: [stepOf(rebase({ ...set, ...discarded }, newest))] }
}

export function choose(set: EditSet, ruleId: string, side: 'theirs' | 'yours'): EditSet {
  const { conflict, rules } = set
  const found = conflict?.conflicts.find((one) => one.ruleId === ruleId)
  if (!conflict || !found) return set
  // The set has your version until you choose theirs, and you may have edited it since the merge.
  const latest =
    conflict.chosen[ruleId] === 'theirs'
      ? found
      : { ...found, yours: rules.find((one) => one.ruleId === ruleId) }
  return advance(set, {
    rules: decide(rules, conflict.theirs.rules, latest, side),
    brokenText: set.brokenText,
    conflict: {
      ...conflict,
      conflicts: conflict.conflicts.map((one) => (one === found ? latest : one)),
      chosen: { ...conflict.chosen, [ruleId]: side },
    },
  })
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
