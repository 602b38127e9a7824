import type { IdvProfile, IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import { inShort } from '@portal/portal-app'
import { formatCount, formatNumber } from '@portal/ui'

/** Who does it, as one and as many: "1 rule chooses it: New cards." */
const named = (one: string, many: string, things: readonly { readonly name: string }[]) =>
  things.length > 0
    ? [
        `${things.length === 1 ? `1 ${one}` : `${formatNumber(things.length)} ${many}`} it: ${inShort(things.map(({ name }) => name))}.`,
      ]
    : []

/** What uses a channel, in lines; none where nothing does. */
export const usesInWords = ({ rules, isFallback, subjects }: IdvProfileUse): readonly string[] => [
  ...named('rule chooses', 'rules choose', rules),
  ...(isFallback ? ['The configuration falls back on it.'] : []),
  ...named('subject offers', 'subjects offer', subjects),
]

/** What uses a channel, and that it cannot be taken away before; none where nothing does. */
export function refusalInWords(use: IdvProfileUse): readonly string[] {
  const lines = usesInWords(use)
  return lines.length > 0 ? [...lines, 'As long as that is so, it is refused.'] : []
}

const listed = new Intl.ListFormat('en')

type UseCounts = Pick<IdvProfile, 'ruleCount' | 'isFallback' | 'subjectCount'>

/** Why a channel cannot be taken away: "5 rules, the configuration and 1 subject use this channel. Change them first." */
export function inUse({ ruleCount, isFallback, subjectCount }: UseCounts): string | undefined {
  const users = [
    ...(ruleCount > 0 ? [formatCount(ruleCount, 'rule')] : []),
    ...(isFallback ? ['the configuration'] : []),
    ...(subjectCount > 0 ? [`${formatNumber(subjectCount)} subject${subjectCount === 1 ? '' : 's'}`] : []),
  ]
  if (users.length === 0) return undefined
  const isOne = ruleCount + Number(isFallback) + subjectCount === 1
  const sentence = `${listed.format(users)} ${isOne ? 'uses' : 'use'} this channel. Change ${isOne ? 'that' : 'them'} first.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
