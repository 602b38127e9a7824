import { Skeleton } from '../layout/basics.ts'
import { useDelayed } from '../layout/use-delayed.ts'
import { directionOf } from './sort-button.tsx'
import type { Column } from './table-view.ts'

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  withSelection: boolean
  withActions: boolean
  sort: string | undefined
}

/** Placeholder rows of the same height, shown only after 150 ms. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const { columns, count, withSelection, withActions, sort } = props
  const visible = useDelayed(true, 150)
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <tr key={row}>
          {withSelection && <td data-select="" />}
          {columns.map(({ key, align, hideBelow }, column) => (
            <td key={key} data-align={align} data-hide-below={directionOf(key, sort) ? undefined : hideBelow}>
              {visible && (
                <Skeleton
                  display="inline-block"
                  height="3"
                  style={{ width: `${60 - ((row + column * 2) % 4) * 10}%` }}
                />
              )}
            </td>
          ))}
          {withActions && <td data-actions="" />}
        </tr>
      ))}
    </tbody>
  )
}
