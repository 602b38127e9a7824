import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { getDirectory } from '@portal/contract/resources/file-endpoints.ts'
import { ListScreen, useReadable, useRouteParams } from '@portal/portal-app'
import { useMemo } from 'react'
import { routes } from '../routes.ts'
import { useCallerEmail } from '../use-caller-email.ts'
import { CHANGE_REQUEST_COLUMNS } from './change-request-columns.tsx'
import { changeRequestFilters, changeRequestViews } from './change-request-filters.ts'
import { useFileChoice } from './use-file-choice.ts'

export default function ChangeRequestListPage() {
  const params = useRouteParams(routes.changeRequestList)
  const directory = useReadable(getDirectory, { params })
  const email = useCallerEmail()
  const files = useFileChoice(params.dirId)
  const filters = useMemo(() => changeRequestFilters(files, email), [files, email])
  return (
    <ListScreen
      call={listChangeRequests}
      input={{ params }}
      name={`change requests of ${params.dirId}`}
      title={`Change requests of ${directory?.name ?? params.dirId}`}
      find={{ filters, label: 'Search by number or title', views: changeRequestViews(email) }}
      rows={{ label: 'Change requests', columns: CHANGE_REQUEST_COLUMNS, name: ({ number }) => number }}
      empty={{
        title: 'No change requests yet',
        text: 'Authors of drafts request a review here before publishing.',
      }}
    />
  )
}
