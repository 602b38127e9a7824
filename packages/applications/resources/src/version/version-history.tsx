import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { RecordHistory } from '@portal/portal-app'
import { FILE_LABELS } from '../file/file-labels.ts'

/** A version's history, which keeps only the checksum of the content. */
export const VersionHistory = ({ version }: { version: FileVersion }) => (
  <RecordHistory
    call={listAuditEvents}
    input={{ query: { entityType: 'fileVersion', entityId: version.id } }}
    name={`History of ${version.fileName}, version ${version.number}`}
    labels={FILE_LABELS}
  />
)
