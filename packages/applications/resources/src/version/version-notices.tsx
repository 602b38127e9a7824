import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Moment, Notice } from '@portal/ui'
import { RequestLink } from '../change-request/request-link.tsx'

/** The most important notices about a version. */
export function VersionNotices({ version }: { version: FileVersion }) {
  const { dirId, status, openChangeRequestId, deletedAt, deletedBy, deletedReason } = version
  return (
    <>
      {status === 'DELETED' && deletedAt && (
        <Notice kind="warning" title="This version is deleted">
          By {deletedBy?.name}, <Moment at={deletedAt} />
          {deletedReason ? `: “${deletedReason}”` : '.'}
        </Notice>
      )}
      {openChangeRequestId && (
        <Notice kind="info" title="A change request is open for this version">
          <RequestLink dirId={dirId} id={openChangeRequestId} label="Open the change request" />
        </Notice>
      )}
    </>
  )
}
