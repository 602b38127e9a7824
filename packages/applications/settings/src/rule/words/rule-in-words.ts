import { IDV_CHANNEL_LABELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { formatCount } from '@portal/ui'
import type { EditedRule } from '../set/edited-rule.ts'
import { conditionInWords, type NameOf } from './condition-in-words.ts'

type Decided = Pick<EditedRule, 'decision' | 'channels' | 'denyReason'>

const channelName = (channel: IdvChannel) => IDV_CHANNEL_LABELS[channel]

/** What a rule, or the default, makes of a case: "Ask for SMS code, else Email code". */
export function decisionInWords({ decision, channels = [], denyReason }: Decided): string {
  if (decision === 'SKIP') return 'Let pass without a proof'
  if (decision === 'DENY') return denyReason ? `Turn away with “${denyReason}”` : 'Turn away'
  return channels.length === 0 ? 'Ask for a proof' : `Ask for ${channels.map(channelName).join(', else ')}`
}

/** How old a proof may be that was given before; nothing where it is asked for each time. */
export const reuseInWords = ({ decision, reuseMinutes = 0 }: EditedRule): string | undefined =>
  decision === 'REQUIRE' && reuseMinutes > 0
    ? `A proof of the last ${formatCount(reuseMinutes, 'minute')} is good enough`
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
