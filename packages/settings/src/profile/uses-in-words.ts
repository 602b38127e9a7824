import type { IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import { inShort } from '@portal/portal-app'
import { formatCount } from '@portal/ui'

const named = (noun: string, verb: string, things: readonly { readonly name: string }[]) =>
  things.length > 0
    ? [
        `${formatCount(things.length, noun)} ${verb}${things.length === 1 ? 's' : ''} it: ${inShort(things.map(({ name }) => name))}.`,
      ]
    : []

/** What uses a channel, in lines; none where nothing does. */
export const usesInWords = ({ rules, isFallback, subjects }: IdvProfileUse): readonly string[] => [
  ...named('rule', 'choose', rules),
  ...(isFallback ? ['The configuration falls back on it.'] : []),
  ...named('subject', 'offer', subjects),
]
