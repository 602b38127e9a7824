import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { actionInWords, columnsFor } from '@portal/portal-app'
import { Moment } from '@portal/ui'

/** Columns for actions and their records. */
export const activityColumns = columnsFor(listAuditEvents, [
  {
    key: 'changedAt',
    label: 'When',
    rowHeader: true,
    sortable: true,
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { key: 'action', label: 'What', text: ({ action }) => actionInWords(action) },
  { key: 'entityName', label: 'Record', text: ({ entityId, entityName = entityId }) => entityName },
  { key: 'changeReason', label: 'Reason' },
])
