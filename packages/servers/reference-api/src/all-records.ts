import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { EditedKind } from '@portal/contract/presence/edited-record.ts'
import { developerPortalUser } from './developer-portal/developer-user-record.ts'
import { dpa } from './dpas/dpa-record.ts'
import { idvChannel, idvConfiguration, idvRules } from './idv/idv-records.ts'
import { accessRequest } from './people/access-requests/access-request-record.ts'
import { operator } from './people/user-record.ts'
import { changeRequest, directory, file, fileVersion } from './resources/resource-records.ts'
import { role } from './roles/role-record.ts'
import type { EditableRecord, StoredRecord } from './stored-record.ts'
import { subject } from './subjects/subject-record.ts'
import { task } from './tasks/task-record.ts'
import { template } from './templates/template-record.ts'
import { sharedView } from './views/shared-view-record.ts'

type StoredRecords = Record<EditedKind, EditableRecord> & Partial<Record<AuditedEntity, StoredRecord>>

/** Server-only facts about every kind of record, keyed by its name in the audit trail. */
export const ALL_RECORDS: StoredRecords = {
  operator,
  role,
  developerPortalUser,
  subject,
  dpa,
  directory,
  file,
  fileVersion,
  changeRequest,
  task,
  template,
  idvChannel,
  idvRules,
  idvConfiguration,
  sharedView,
  accessRequest,
}
