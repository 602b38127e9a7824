import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { formatNumber, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'

interface OpenRequestsProps {
  readonly dirId: string
  /** Limits the count to this file. */
  readonly fileId?: string
  readonly count: number
}

/** Links to open requests with their number; nothing if there are none. */
export function OpenRequests({ dirId, fileId, count }: OpenRequestsProps) {
  const mayList = useCan(listChangeRequests)
  if (count === 0) return null
  if (!mayList) return formatNumber(count)
  const query = { status: OPEN_CHANGE_REQUEST_STATUSES, ...(fileId && { fileId }) }
  return <TextLink to={linkTo(routes.changeRequestList, { dirId }, query)}>{formatNumber(count)}</TextLink>
}
