import { serveAccount } from './accounts/account-routes.ts'
import { serveProfiles } from './care/profile-routes.ts'
import { serveDeveloperPortal } from './developer-portal/developer-user-routes.ts'
import { serveDpas } from './dpas/dpa-routes.ts'
import { serveAuditEvents } from './history/audit-event-routes.ts'
import type { Api } from './http/api.ts'
import { requireAllServed } from './http/serve.ts'
import { serveIdv } from './idv/idv-routes.ts'
import { serveMe } from './people/me-routes.ts'
import { serveUsers } from './people/user-routes.ts'
import { servePresence } from './presence/presence-routes.ts'
import { serveResources } from './resources/resource-routes.ts'
import { serveRoles } from './roles/role-routes.ts'
import type { Settings } from './settings.ts'
import { serveSubjectPackages } from './subjects/package/subject-package-routes.ts'
import { serveSubjects } from './subjects/subject-routes.ts'
import { serveTasks } from './tasks/task-routes.ts'
import { serveTemplates } from './templates/template-routes.ts'
import { serveSharedViews } from './views/shared-view-routes.ts'

/** Serves every call of the contract. */
export function serveContract(api: Api, settings: Settings): void {
  serveAccount(api)
  serveMe(api, settings.demoPassword)
  serveUsers(api, settings)
  serveRoles(api)
  serveDeveloperPortal(api)
  serveSubjects(api)
  serveDpas(api)
  serveSubjectPackages(api, settings)
  serveTasks(api, settings)
  serveResources(api)
  serveIdv(api)
  serveTemplates(api)
  serveProfiles(api)
  serveAuditEvents(api)
  servePresence(api)
  serveSharedViews(api)
  requireAllServed(api)
}
