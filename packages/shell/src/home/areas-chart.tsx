import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { figureFor } from '@portal/portal-app'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ColumnChart } from './column-chart.tsx'

/** Kinds of records that are worked on together. */
const AREAS: readonly { label: string; kinds: readonly AuditedEntity[] }[] = [
  { label: 'Users', kinds: ['operator', 'developerPortalUser'] },
  { label: 'Roles', kinds: ['role'] },
  { label: 'Subjects', kinds: ['subject'] },
  { label: 'DPAs', kinds: ['dpa'] },
  { label: 'Resources', kinds: ['file', 'fileVersion', 'changeRequest'] },
  { label: 'Templates', kinds: ['template'] },
  { label: 'IDV', kinds: ['idvChannel', 'idvRules', 'idvConfiguration'] },
  { label: 'Tasks', kinds: ['task'] },
]

interface AreasChartProps {
  /** When the period began. */
  readonly from: string
  readonly actorId: string | undefined
}

/** Where the changes of a period were made, as far as the operator may read them. */
export function AreasChart({ from, actorId }: AreasChartProps) {
  const counts = useSuspenseQueries({
    queries: AREAS.map(({ kinds }) =>
      figureFor(listAuditEvents, {
        query: { from, entityType: [...kinds], pageSize: 1, ...(actorId && { actorId }) },
      }),
    ),
  })
  return (
    <ColumnChart
      label="Changes by area"
      heads={['Area', 'Changes']}
      columns={AREAS.map(({ label }, index) => ({
        label,
        short: label,
        value: counts[index]?.data.page.totalItems ?? 0,
      }))}
    />
  )
}
