import type { DpaDefaultsUse } from '@portal/contract/subjects/dpa-defaults-schemas.ts'
import { formatCount, formatNumber } from '@portal/ui'

type OptionUse = DpaDefaultsUse['options'][number]

/** How many inherit a default: "Inherited by 1,204 DPAs". */
export const reachInWords = ({ inheriting }: Pick<OptionUse, 'inheriting'>): string =>
  inheriting === 0
    ? 'Inherited by no DPA'
    : inheriting === 1
      ? 'Inherited by 1 DPA'
      : `Inherited by ${formatNumber(inheriting)} DPAs`

/** Who overrides a default: "40 SRC initiators and 12 DPAs override it". */
export function overridesInWords({ initiators, dpas }: Pick<OptionUse, 'initiators' | 'dpas'>): string {
  const who = [
    ...(initiators > 0 ? [formatCount(initiators, 'SRC initiator')] : []),
    ...(dpas > 0 ? [formatCount(dpas, 'DPA')] : []),
  ]
  if (who.length === 0) return 'no overrides'
  return `${who.join(' and ')} ${initiators + dpas === 1 ? 'overrides' : 'override'} it`
}
