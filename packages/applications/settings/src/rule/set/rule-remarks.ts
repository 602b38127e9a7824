import { uncoveredOperations } from '@portal/contract/idv/uncovered-operations.ts'
import { type Unreachable, unreachableRules } from '@portal/contract/idv/unreachable-rules.ts'
import { IDV_CHANNEL_LABELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { OPERATION_LABELS } from '../words/condition-fields.ts'
import { checked, deciding, type EditedRule } from './edited-rule.ts'

/** A remark about a rule; `wrong` ones prevent saving. */
export interface RuleRemark {
  readonly ruleId: string
  readonly name: string
  readonly isWrong: boolean
  readonly message: string
}

type Rules = readonly EditedRule[]

const nameAt = (rules: Rules, place: number) => `“${rules[place]?.name || 'unnamed'}” (rule ${place + 1})`

const ofUnreachable = (rules: Rules, { hiddenBy }: Unreachable) =>
  hiddenBy === undefined
    ? 'Can never match: its conditions contradict each other.'
    : `Never applies: ${nameAt(rules, hiddenBy)} already matches all of its cases.`

const ofFields = (count: number) => `${count === 1 ? 'A field is' : `${count} fields are`} invalid.`

/** Why a rule cannot be saved, regardless of the others. */
function faultsOf(rule: EditedRule, enabled: readonly IdvChannel[]): string[] {
  const { problems } = checked(rule)
  const asked = rule.decision === 'REQUIRE' ? (rule.channels ?? []) : []
  return [
    ...(problems.length > 0 ? [ofFields(problems.length)] : []),
    ...asked
      .filter((channel) => !enabled.includes(channel))
      .map((channel) => `${IDV_CHANNEL_LABELS[channel]} has no enabled profile.`),
  ]
}

/** The remarks about the rules of a set, in order. */
export function ruleRemarks(rules: Rules, channels: readonly IdvChannel[]): RuleRemark[] {
  const unreachable = new Map(unreachableRules(rules.map(deciding)).map((one) => [one.rule, one]))
  const names = new Set<string>()
  return rules.flatMap((rule, place) => {
    const { ruleId, name } = rule
    const hidden = unreachable.get(place)
    const faults = [...(hidden ? [ofUnreachable(rules, hidden)] : []), ...faultsOf(rule, channels)]
    const remarks = faults.map((message) => ({ ruleId, name, isWrong: true, message }))
    const isTwin = name !== '' && names.has(name)
    names.add(name)
    return isTwin
      ? [...remarks, { ruleId, name, isWrong: false, message: 'An earlier rule has the same name.' }]
      : remarks
  })
}

/** "No rule covers Sign-in or Enrollment", if true for all cases; nothing if rules cover all operations. */
export function gapInWords(rules: Rules): string | undefined {
  const names = uncoveredOperations(rules.map(deciding)).map((operation) => OPERATION_LABELS[operation])
  if (names.length === 0) return undefined
  return `No rule covers ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}; the default always applies.`
}
