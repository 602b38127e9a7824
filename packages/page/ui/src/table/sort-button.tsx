import { ArrowDown, ArrowUp } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { chakra } from '../theme/chakra.ts'

export type SortDirection = 'ascending' | 'descending'

/** The sort direction of a column, if `sort` sorts by it. */
export function directionOf(key: string, sort: string | undefined): SortDirection | undefined {
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : undefined
}

export interface SortButtonProps {
  label: string
  direction: SortDirection | undefined
  /** Puts the arrow before the label, so that the label stays aligned with its numbers. */
  arrowFirst: boolean
  onToggle(): void
}

export function SortButton({ label, direction, arrowFirst, onToggle }: SortButtonProps) {
  return (
    <chakra.button
      type="button"
      onClick={onToggle}
      display="inline-flex"
      flexDirection={arrowFirst ? 'row-reverse' : 'row'}
      alignItems="center"
      gap="1"
      minHeight="6"
      cursor="pointer"
      color={direction ? 'fg' : undefined}
      css={{ '& svg': { opacity: direction ? 1 : 0 }, '&:is(:hover, :focus-visible) svg': { opacity: 1 } }}
    >
      {label}
      <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} size={14} />
    </chakra.button>
  )
}
