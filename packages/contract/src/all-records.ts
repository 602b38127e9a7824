import { profile } from './care/profile-record.ts'
import { developerPortalUser } from './developer-portal/developer-user-record.ts'
import { dpa } from './dpas/dpa-record.ts'
import { idvChannel, idvConfiguration, idvRules } from './idv/idv-records.ts'
import { accessRequest } from './people/access-request-record.ts'
import { refusal } from './people/refusal-record.ts'
import { operator } from './people/user-record.ts'
import { changeRequest, directory, file, fileVersion } from './resources/resource-records.ts'
import { role } from './roles/role-record.ts'
import { subject } from './subjects/subject-record.ts'
import { task } from './tasks/task-record.ts'
import { template } from './templates/template-record.ts'
import { sharedView } from './views/shared-view-record.ts'

/** Every kind of record with a history by its name in the audit trail: the only list. */
export const ALL_RECORDS = {
  operator,
  role,
  developerPortalUser,
  subject,
  dpa,
  directory,
  file,
  fileVersion,
  changeRequest,
  template,
  idvChannel,
  idvRules,
  idvConfiguration,
  task,
  profile,
  refusal,
  sharedView,
  accessRequest,
}
