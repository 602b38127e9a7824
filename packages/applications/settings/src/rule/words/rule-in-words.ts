import { IDV_CHANNEL_LABELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { formatCount } from '@portal/ui'
import type { EditedRule } from '../set/edited-rule.ts'
import { conditionInWords, type NameOf } from './condition-in-words.ts'

type Decided = Pick<EditedRule, 'decision' | 'channels' | 'denyReason'>

const channelName = (channel: IdvChannel) => IDV_CHANNEL_LABELS[channel]

/** The decision of a rule or the default: "Require SMS code, else Email code". */
export function decisionInWords({ decision, channels = [], denyReason }: Decided): string {
  if (decision === 'SKIP') return 'Skip verification'
  if (decision === 'DENY') return denyReason ? `Decline with message “${denyReason}”` : 'Decline'
  return channels.length === 0
    ? 'Require verification'
    : `Require ${channels.map(channelName).join(', else ')}`
}

/** How old a reused verification can be; undefined if a new one is always required. */
export const reuseInWords = ({ decision, reuseMinutes = 0 }: EditedRule): string | undefined =>
  decision === 'REQUIRE' && reuseMinutes > 0
    ? `A verification of the last ${formatCount(reuseMinutes, 'minute')} is reused`
    : undefined

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const allOf = new Intl.ListFormat('en')

/** The whole rule as one sentence. */
export function ruleInWords(rule: EditedRule, nameOf: NameOf): string {
  const when = allOf.format(
    rule.conditions.map((condition) => {
      const words = conditionInWords(condition, nameOf)
      return condition.field === 'bin' ? words : lowered(words)
    }),
  )
  const reuse = reuseInWords(rule)
  const first = `When ${when || '…'}: ${lowered(decisionInWords(rule))}`
  return `${first}${first.endsWith('.”') ? '' : '.'}${reuse ? ` ${reuse}.` : ''}`
}
