import * as accounts from './accounts/account-endpoints.ts'
import * as profiles from './care/profile-endpoints.ts'
import * as developerUsers from './developer-portal/developer-user-endpoints.ts'
import * as dpaBulk from './dpas/dpa-bulk-endpoints.ts'
import * as dpas from './dpas/dpa-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as auditEvents from './history/audit-event-endpoints.ts'
import * as idv from './idv/idv-endpoints.ts'
import * as me from './people/me-endpoints.ts'
import * as users from './people/user-endpoints.ts'
import * as presence from './presence/presence-endpoints.ts'
import * as changeRequests from './resources/change-request-endpoints.ts'
import * as files from './resources/file-endpoints.ts'
import * as roles from './roles/role-endpoints.ts'
import * as dpaDefaults from './subjects/dpa-defaults-endpoints.ts'
import * as subjects from './subjects/subject-endpoints.ts'
import * as subjectPackages from './subjects/subject-package-endpoints.ts'
import * as tasks from './tasks/task-endpoints.ts'
import * as templates from './templates/template-endpoints.ts'

/** Every operation of the product API, by name: the only list there is. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...accounts,
  ...me,
  ...users,
  ...roles,
  ...developerUsers,
  ...subjects,
  ...dpaDefaults,
  ...dpas,
  ...dpaBulk,
  ...subjectPackages,
  ...tasks,
  ...files,
  ...changeRequests,
  ...idv,
  ...templates,
  ...profiles,
  ...auditEvents,
  ...presence,
}
