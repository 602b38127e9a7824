import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { columnsFor } from '@portal/portal-app'
import { humanize, Moment } from '@portal/ui'

/** Describes an action; only actions on developers start with a short name. */
const inWords = (action: string) => humanize(action.replace('DEVUSER', 'DEVELOPER_USER'))

/** Columns for actions and their records. */
export const activityColumns = columnsFor(listAuditEvents, [
  {
    key: 'changedAt',
    label: 'When',
    rowHeader: true,
    sortable: true,
    cell: ({ changedAt }) => <Moment at={changedAt} />,
  },
  { key: 'action', label: 'What', text: ({ action }) => inWords(action) },
  { key: 'entityName', label: 'Record', text: ({ entityId, entityName = entityId }) => entityName },
  { key: 'changeReason', label: 'Reason' },
])
