import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { RecordHistory } from '@portal/portal-app'
import { FILE_LABELS } from './file-labels.ts'

/** The file's own history; versions have their own. */
export const FileHistory = ({ file }: { file: File }) => (
  <RecordHistory
    call={listAuditEvents}
    input={{ query: { entityType: 'file', entityId: file.id } }}
    name={`History of ${file.name}`}
    labels={FILE_LABELS}
  />
)
