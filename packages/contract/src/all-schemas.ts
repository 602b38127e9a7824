import { accountSchemas } from './accounts/account-schemas.ts'
import { profileSchemas } from './care/profile-schemas.ts'
import { developerUserSchemas } from './developer-portal/developer-user-schemas.ts'
import { dpaBulkSchemas } from './dpas/dpa-bulk-schemas.ts'
import { dpaSchemas } from './dpas/dpa-schemas.ts'
import type { OperationSchemas } from './endpoint.ts'
import { auditEventSchemas } from './history/audit-event-schemas.ts'
import { idvProfileSchemas } from './idv/idv-profile-schemas.ts'
import { idvRuleSchemas } from './idv/idv-rule-schemas.ts'
import { accessRequestSchemas } from './people/access-request-schemas.ts'
import { meSchemas } from './people/me-schemas.ts'
import { userSchemas } from './people/user-schemas.ts'
import { presenceSchemas } from './presence/presence-schemas.ts'
import { changeRequestSchemas } from './resources/change-request-schemas.ts'
import { fileSchemas } from './resources/file-schemas.ts'
import { roleSchemas } from './roles/role-schemas.ts'
import { dpaDefaultsSchemas } from './subjects/dpa-defaults-schemas.ts'
import { subjectPackageSchemas } from './subjects/subject-package-schemas.ts'
import { subjectSchemas } from './subjects/subject-schemas.ts'
import { taskSchemas } from './tasks/task-schemas.ts'
import { templateSchemas } from './templates/template-schemas.ts'
import { sharedViewSchemas } from './views/shared-view-schemas.ts'

/** The schemas of every operation by its name. */
export const ALL_SCHEMAS: Readonly<Record<string, OperationSchemas>> = {
  ...accountSchemas,
  ...meSchemas,
  ...userSchemas,
  ...accessRequestSchemas,
  ...roleSchemas,
  ...developerUserSchemas,
  ...subjectSchemas,
  ...dpaDefaultsSchemas,
  ...dpaSchemas,
  ...dpaBulkSchemas,
  ...subjectPackageSchemas,
  ...taskSchemas,
  ...fileSchemas,
  ...changeRequestSchemas,
  ...idvProfileSchemas,
  ...idvRuleSchemas,
  ...templateSchemas,
  ...profileSchemas,
  ...auditEventSchemas,
  ...presenceSchemas,
  ...sharedViewSchemas,
}
