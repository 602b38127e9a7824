import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { queryFor, useCan } from '@portal/session'
import { formatCount, Notice } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { RequestLink } from '../change-request/request-link.tsx'

/** Warns before editing that it revokes reviews of the draft. */
export function ReviewNotice({ version: { dirId, openChangeRequestId: id } }: { version: FileVersion }) {
  const mayRead = useCan(getChangeRequest)
  const { data: request } = useQuery({
    ...queryFor(getChangeRequest, { params: { changeRequestId: id ?? '' } }, { errors: 'nowhere' }),
    enabled: id !== null && mayRead,
  })
  if (!id) return null
  const isApproved = request?.approvals !== 0
  const revoked = request?.approvals ? formatCount(request.approvals, 'approval') : 'all approvals'
  return (
    <Notice
      kind={isApproved ? 'warning' : 'info'}
      title={isApproved ? `This draft is in review: editing revokes ${revoked}` : 'This draft is in review'}
    >
      <RequestLink dirId={dirId} id={id} label="Open the change request" />
    </Notice>
  )
}
