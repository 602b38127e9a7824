import type { LucideIconData } from '@lucide/icons'
import { formatNumber } from '@portal/ui'
import type { Group, GroupHit } from '../search/use-groups.ts'

/** An option of the palette. */
export interface Option {
  readonly id: string
  /** Target of the option's link. */
  readonly to?: string
  /** Action of the option. With neither, the option only says why an action is not possible. */
  readonly run?: () => void
  readonly title: string
  readonly detail: string
  readonly icon?: LucideIconData | undefined
  /** The keys that do the same. */
  readonly keys?: readonly string[] | undefined
}

export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

const SHOWN = 8

/** The first few options of each group, and a link to the full list when there are more. */
export function optionGroups(groups: readonly Group[]): OptionGroup[] {
  return groups.map(({ label, hits, icon, total, listTo }) => {
    const shown = hits.slice(0, SHOWN)
    const all =
      listTo && total > shown.length
        ? [{ to: listTo, title: `Show all ${formatNumber(total)}`, detail: label }]
        : []
    return {
      label,
      options: [...shown, ...all].map((hit: GroupHit, index) => ({
        ...hit,
        icon: hit.icon ?? icon,
        id: `palette-${label}-${index}`.replace(/\W+/g, '-'),
      })),
    }
  })
}
