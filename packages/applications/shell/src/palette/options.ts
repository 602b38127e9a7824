import { formatNumber } from '@portal/ui'
import type { Group } from '../search/use-groups.ts'

/** One line of the palette that can be chosen. */
export interface Option {
  readonly id: string
  /** Where it leads. */
  readonly to?: string
  /** What it does; without either it only says why it cannot be done. */
  readonly run?: () => void
  readonly title: string
  readonly detail: string
}

export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

const SHOWN = 8

/** Groups as the palette lists them: the first few of each and, where there are more, the list of all. */
export function optionGroups(groups: readonly Group[]): OptionGroup[] {
  return groups.map(({ label, hits, total, listTo }) => {
    const shown = hits.slice(0, SHOWN)
    const all =
      listTo && total > shown.length
        ? [{ to: listTo, title: `Show all ${formatNumber(total)}`, detail: label }]
        : []
    return {
      label,
      options: [...shown, ...all].map((hit, index) => ({
        ...hit,
        id: `palette-${label}-${index}`.replace(/\W+/g, '-'),
      })),
    }
  })
}
