import { MatrixTick } from './matrix-tick.tsx'
import { shareOf } from './permission-choice.ts'
import { OPERATION_LABELS, OPERATIONS, type PermissionRow, permissionsIn } from './permission-grid.ts'
import type { RoleMatrixProps } from './role-matrix.tsx'

interface MatrixRowProps extends Omit<RoleMatrixProps, 'groups'> {
  readonly group: string
  readonly row: PermissionRow
  /** Also show the row named after the group. */
  readonly isHeaded: boolean
  placeProps(column: number): object
  labelOf(permission: string): string
}

type Mark = 'added' | 'removed' | undefined

function markOf(permission: string, { chosen, before }: Pick<RoleMatrixProps, 'chosen' | 'before'>): Mark {
  if (!before || chosen.has(permission) === before.has(permission)) return undefined
  return chosen.has(permission) ? 'added' : 'removed'
}

/** Why a permission cannot be granted, or how it differs from the saved one; part of the accessible name. */
const remarkOf = (mark: Mark, isGivable: boolean) =>
  [mark, !isGivable && 'you do not have it'].filter(Boolean).join(', ')

/** A row of the matrix: a checkbox per permission, and a switch for several. */
export function MatrixRow(props: MatrixRowProps) {
  const { group, row, isHeaded, chosen, givable, placeProps, labelOf, onToggle } = props
  const ofRow = permissionsIn(row)
  const permissions = ofRow.filter((permission) => givable.has(permission))
  const isPart = row.label !== group
  const name = isPart ? `${group}, ${row.label}` : group
  return (
    <tr>
      <th scope="row" data-part={(isPart && isHeaded) || undefined}>
        <div>
          {ofRow.length > 1 && (
            <MatrixTick
              {...placeProps(0)}
              share={shareOf(chosen, permissions)}
              label={`${name}: all`}
              locked={permissions.length === 0}
              onChoose={(on) => onToggle(permissions, on)}
            />
          )}
          <span>{isHeaded ? row.label : name}</span>
        </div>
      </th>
      {OPERATIONS.map((operation, index) => {
        const permission = row.cells[operation]
        if (!permission) return <td key={operation} />
        const mark = markOf(permission, props)
        const isGivable = givable.has(permission) || chosen.has(permission)
        const remark = remarkOf(mark, givable.has(permission))
        const label = isPart ? `${name}: ${OPERATION_LABELS[operation]}` : labelOf(permission)
        return (
          <td key={operation} data-change={mark}>
            <MatrixTick
              {...placeProps(index + 1)}
              share={shareOf(chosen, [permission])}
              label={remark ? `${label} (${remark})` : label}
              data-note={remark ? `${permission}: ${remark}` : permission}
              locked={!isGivable}
              onChoose={(on) => onToggle([permission], on)}
            />
          </td>
        )
      })}
    </tr>
  )
}
