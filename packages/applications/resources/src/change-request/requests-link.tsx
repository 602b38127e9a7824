import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, formatNumber } from '@portal/ui'
import { routes } from '../routes.ts'

/** Links to a directory's change requests, with the number of open ones. */
export function RequestsLink({ directory: { id, openChangeRequestCount } }: { directory: Directory }) {
  const to = linkTo(routes.changeRequestList, { dirId: id }, { status: OPEN_CHANGE_REQUEST_STATUSES })
  return (
    <Can call={listChangeRequests}>
      <ButtonLink to={to}>Change requests ({formatNumber(openChangeRequestCount)})</ButtonLink>
    </Can>
  )
}
