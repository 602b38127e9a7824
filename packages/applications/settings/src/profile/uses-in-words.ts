import type { IdvProfile, IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import { inShort } from '@portal/portal-app'
import { formatCount, formatNumber } from '@portal/ui'

/** One or many users of a channel: "1 rule chooses it: New cards." */
const named = (one: string, many: string, things: readonly { readonly name: string }[]) =>
  things.length > 0
    ? [
        `${things.length === 1 ? `1 ${one}` : `${formatNumber(things.length)} ${many}`} it: ${inShort(things.map(({ name }) => name))}.`,
      ]
    : []

/** What uses a channel, line by line; empty if unused. */
export const usesInWords = ({ rules, isFallback, subjects }: IdvProfileUse): readonly string[] => [
  ...named('rule chooses', 'rules choose', rules),
  ...(isFallback ? ['The configuration falls back on it.'] : []),
  ...named('subject offers', 'subjects offer', subjects),
]

/** The uses that prevent removing a channel; empty if unused. */
export function refusalInWords(use: IdvProfileUse): readonly string[] {
  const lines = usesInWords(use)
  return lines.length > 0 ? [...lines, 'Refused while it is in use.'] : []
}

const listed = new Intl.ListFormat('en')

type UseCounts = Pick<IdvProfile, 'ruleCount' | 'isFallback' | 'subjectCount'>

/** Why a channel cannot be removed: "5 rules, the configuration and 1 subject use this channel. Change them first." */
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
