import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, formatNumber } from '@portal/ui'
import { routes } from '../routes.ts'

interface RequestsLinkProps {
  readonly dirId: string
  /** Unknown to operators who cannot read the directory. */
  readonly count: number | undefined
}

/** Links to a directory's change requests, with the number of open ones. */
export function RequestsLink({ dirId, count }: RequestsLinkProps) {
  const to = linkTo(routes.changeRequestList, { dirId }, { status: OPEN_CHANGE_REQUEST_STATUSES })
  return (
    <Can call={listChangeRequests}>
      <ButtonLink to={to}>Change requests{count !== undefined && ` (${formatNumber(count)})`}</ButtonLink>
    </Can>
  )
}
