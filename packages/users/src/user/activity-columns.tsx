import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { type Column, humanize, Moment } from '@portal/ui'

/** The deed as the portal speaks of it. */
const inWords = (action: string) => humanize(action.replace('DEVUSER', 'DEVELOPER'))

/** What somebody did, and to which record. */
export const activityColumns: readonly Column<AuditEvent>[] = [
  {
    key: 'changedAt',
    label: 'When',
    rowHeader: true,
    sortable: true,
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { key: 'action', label: 'What', cell: ({ action }) => inWords(action) },
  { key: 'entityName', label: 'Record', cell: ({ entityId, entityName = entityId }) => entityName },
  { key: 'changeReason', label: 'Reason', cell: ({ changeReason }) => changeReason },
]
