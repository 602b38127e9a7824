import type { IdvProfileUse } from '@portal/contract/idv/idv-profile-schemas.ts'
import { inShort } from '@portal/portal-app'
import { formatNumber } from '@portal/ui'

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
