import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { DetailsList, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { requestActions } from './request-actions.ts'
import { RequestStatus } from './request-status.tsx'

export default function RequestDetailsPage() {
  const { id } = useRouteParams(routes.details)
  const request = useLoaded(getChangeRequest, { params: { changeRequestId: id } })
  return (
    <Page
      title={request.title}
      status={<RequestStatus status={request.status} />}
      actions={<RecordActions actions={requestActions} record={request} />}
    >
      <DetailsList items={[{ label: 'File', value: request.fileName }]} />
    </Page>
  )
}
