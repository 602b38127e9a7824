import { createComment, getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { Can, RecordActions, useLoaded, useRouteParams, WithPermission } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink, DetailsList, Page } from '@portal/ui'
import { permissions } from '../permissions.ts'
import { routes } from '../routes.ts'
import { ServiceLevel } from '../service-level/service-level.tsx'
import { requestActions } from './request-actions.ts'
import { RequestStatus } from './request-status.tsx'

export default function RequestDetailsPage() {
  const { dirId, id } = useRouteParams(routes.details)
  const request = useLoaded(getChangeRequest, { params: { changeRequestId: id } })
  return (
    <Page
      title={request.title}
      status={<RequestStatus status={request.status} />}
      actions={
        <>
          <RecordActions actions={requestActions} record={request} />
          <WithPermission permission={permissions.print.resource}>
            <Button onClick={() => window.print()}>Print</Button>
          </WithPermission>
          {request.status === 'OPEN' && (
            <Can call={createComment}>
              <ButtonLink to={linkTo(routes.comment, { dirId, id })}>Comment</ButtonLink>
            </Can>
          )}
        </>
      }
    >
      <DetailsList
        items={[
          { label: 'File', value: request.fileName },
          { label: 'Answered', value: <ServiceLevel /> },
        ]}
      />
    </Page>
  )
}
