import { PlainTable, useRecordActions } from '@portal/portal-app'
import { RowMenu } from '@portal/ui'
import { shortName } from './bundle-row.ts'
import { removedActions } from './removed-actions.ts'
import type { RemovedRow } from './removed-row.ts'

/** Bundles that are no longer served, and where their addresses lead. */
export function RemovedTable({ rows }: { rows: readonly RemovedRow[] }) {
  const actionsOf = useRecordActions(removedActions)
  return (
    <PlainTable
      label="Removed bundles"
      head={['Bundle', 'Last version', 'Addresses redirect to', 'Actions']}
      rows={rows.map((row) => ({
        key: row.bundle,
        cells: [
          shortName(row.bundle),
          row.version,
          row.leadsTo,
          <RowMenu key="actions" label={shortName(row.bundle)} items={actionsOf(row)} />,
        ],
      }))}
    />
  )
}
