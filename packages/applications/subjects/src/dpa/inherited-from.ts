import type { OptionSource } from '@portal/contract/dpas/dpa.ts'
import { effectiveOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import type { InheritedOption } from '@portal/portal-app/checkout'

/** Names of the sources of inherited values. */
export const SOURCE_WORDS: Readonly<Record<OptionSource, string>> = {
  DPA: 'this payment application',
  SRCI: 'the SRC initiator',
  SYSTEM: 'the system',
}

/** What an option's field shows as inherited from the layers above. */
export const inheritedFrom = (layers: OptionLayers): Readonly<Record<string, InheritedOption>> =>
  Object.fromEntries(
    Object.entries(effectiveOptions(layers)).map(([name, { value, from }]) => [
      name,
      { value, from: SOURCE_WORDS[from] },
    ]),
  )
