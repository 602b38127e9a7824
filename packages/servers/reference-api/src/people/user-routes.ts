import type { Api } from '../http/api.ts'
import { serveAccessRequests } from './access-requests/access-request-routes.ts'
import type { MailAddresses } from './operator-emails.ts'
import { serveUserChanges } from './user-change-routes.ts'
import { serveUserCreation } from './user-create-route.ts'
import { serveUserReads } from './user-read-routes.ts'
import { serveUserRoles } from './user-role-routes.ts'
import { serveUserStatus } from './user-status-routes.ts'

/** Operators of the portal; `addresses` are linked in their emails. */
export function serveUsers(api: Api, addresses: MailAddresses): void {
  serveUserReads(api)
  serveUserCreation(api, addresses)
  serveUserChanges(api, addresses)
  serveUserStatus(api, addresses)
  serveUserRoles(api, addresses)
  serveAccessRequests(api, addresses)
}
