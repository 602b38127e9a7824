import { describePermission } from '@portal/contract/permission-table.ts'
import { Box, scrollsSideways } from '@portal/ui'
import { useRef } from 'react'
import { MatrixRow } from './matrix-row.tsx'
import { matrixStyles } from './matrix-styles.ts'
import { MatrixTick } from './matrix-tick.tsx'
import { shareOf } from './permission-choice.ts'
import { OPERATION_LABELS, OPERATIONS, type PermissionGroup, permissionsIn } from './permission-grid.ts'
import { useRovingFocus } from './use-roving-focus.ts'

export interface RoleMatrixProps {
  /** The rows to show. */
  readonly groups: readonly PermissionGroup[]
  readonly chosen: ReadonlySet<string>
  /** The role's former permissions: cells that differ are marked. */
  readonly before?: ReadonlySet<string> | undefined
  /** Permissions the operator may grant: their own. */
  readonly givable: ReadonlySet<string>
  onToggle(permissions: readonly string[], on: boolean): void
}

/** Every permission as a checkbox, with a row per subject and a column per operation. */
export function RoleMatrix({ groups, chosen, before, givable, onToggle }: RoleMatrixProps) {
  const grid = useRef<HTMLDivElement>(null)
  const rows = groups.flatMap((group) => {
    const isHeaded = group.rows.some(({ label }) => label === group.name)
    return group.rows.map((row) => ({ group: group.name, row, isHeaded }))
  })
  const size = { rows: rows.length + 1, columns: OPERATIONS.length + 1 }
  const { onKeyDown, placeProps } = useRovingFocus(grid, size)
  const all = rows.flatMap(({ row }) => permissionsIn(row)).filter((one) => givable.has(one))
  const ofColumn = (operation: (typeof OPERATIONS)[number]) =>
    rows.flatMap(({ row }) => row.cells[operation] ?? []).filter((one) => givable.has(one))

  return (
    <Box ref={grid} className={scrollsSideways} css={matrixStyles} onKeyDown={onKeyDown}>
      <Box as="table" role="grid" aria-label="Permissions">
        <thead>
          <tr>
            <th scope="col">
              <div>
                <MatrixTick
                  {...placeProps(0, 0)}
                  share={shareOf(chosen, all)}
                  label="All permissions"
                  onChoose={(on) => onToggle(all, on)}
                />
                <span>All</span>
              </div>
            </th>
            {OPERATIONS.map((operation, index) => {
              const permissions = ofColumn(operation)
              return (
                <th key={operation} scope="col">
                  {permissions.length > 0 && (
                    <MatrixTick
                      {...placeProps(0, index + 1)}
                      share={shareOf(chosen, permissions)}
                      label={`${OPERATION_LABELS[operation]}, everywhere`}
                      onChoose={(on) => onToggle(permissions, on)}
                    />
                  )}
                  <span>{OPERATION_LABELS[operation]}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, row, isHeaded }, index) => (
            <MatrixRow
              key={row.key}
              group={group}
              row={row}
              isHeaded={isHeaded}
              chosen={chosen}
              before={before}
              givable={givable}
              placeProps={(column) => placeProps(index + 1, column)}
              labelOf={describePermission}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
