import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { columnsFor, filtersFor, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Moment, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { requestActions } from './request-actions.ts'
import { RequestStatus } from './request-status.tsx'

const columns = columnsFor(listAllChangeRequests, [
  {
    key: 'title',
    label: 'Request',
    rowHeader: true,
    cell: ({ id, dirId, title }) => <TextLink to={linkTo(routes.details, { dirId, id })}>{title}</TextLink>,
  },
  { key: 'fileName', label: 'File' },
  { key: 'status', label: 'Status', cell: ({ status }) => <RequestStatus status={status} /> },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
  },
])

const filters = filtersFor(listAllChangeRequests, [
  {
    name: 'status',
    label: 'Status',
    multiple: true,
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'MERGED', label: 'Done' },
    ],
  },
])

export default function RequestListPage() {
  return (
    <ListScreen
      call={listAllChangeRequests}
      name="requests"
      find={{ filters, label: 'Search by title' }}
      rows={{ columns, name: ({ number }) => number, actions: requestActions }}
      empty={{ title: 'Nothing to review' }}
    />
  )
}
