import * as accounts from './accounts/account-endpoints.ts'
import * as profiles from './care/profile-endpoints.ts'
import * as developerUsers from './developer-portal/developer-user-endpoints.ts'
import * as dpaBulk from './dpas/dpa-bulk-endpoints.ts'
import * as dpas from './dpas/dpa-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as auditEvents from './history/audit-event-endpoints.ts'
import * as idv from './idv/idv-endpoints.ts'
import * as accessRequests from './people/access-request-endpoints.ts'
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
import * as uploads from './tasks/upload-endpoints.ts'
import * as templates from './templates/template-endpoints.ts'
import * as sharedViews from './views/shared-view-endpoints.ts'

interface EndpointGroup {
  /** Descriptions for external readers of the API. */
  readonly title: string
  readonly about: string
  readonly endpoints: Readonly<Record<string, Endpoint>>
}

const group = (title: string, about: string, endpoints: EndpointGroup['endpoints']): EndpointGroup => ({
  title,
  about,
  endpoints,
})

/** Every operation of the product API by noun: the only list. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  group('Account', "The caller's account and its dictionaries.", accounts),
  group('Own user', "The caller's permissions, details and password.", me),
  group('Users', 'Operators of the portal: invitation, roles, suspension.', users),
  group('Access requests', 'Requests of users for a role, and decisions on them.', accessRequests),
  group('Roles', 'Sets of permissions and subject types that users hold.', roles),
  group(
    'Developer portal',
    'Users of the developer portal, and the requests for access to it.',
    developerUsers,
  ),
  group('Subjects', 'The parties of the program, their data, secrets and history.', subjects),
  group('DPA defaults', "Default options of a subject's payment applications.", dpaDefaults),
  group('Payment applications', 'Digital payment applications (DPA) of a subject.', dpas),
  group('Payment applications in bulk', 'Import, export and change many applications at once.', dpaBulk),
  group('Subject packages', 'Signed packages that move a subject between accounts.', subjectPackages),
  group('Tasks', 'Background work: progress, results, retry and cancellation.', {
    ...tasks,
    ...uploads,
  }),
  group('Files', 'Content directories with their files and versions.', files),
  group('Change requests', 'Reviews of versions.', changeRequests),
  group('Identity verification', 'Channels, profiles and rules of identity verification (IDV).', idv),
  group('Templates', 'Message texts to consumers.', templates),
  group('Customer care', 'Consumer profiles, found by what callers say.', profiles),
  group('Audit trail', 'Who did what, across all records.', auditEvents),
  group('Presence', 'Who else is editing a record now.', presence),
  group('Shared views', 'Searches, filters, order and columns of lists, for colleagues.', sharedViews),
]

/** The same by name. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...ENDPOINT_GROUPS.map(({ endpoints }) => endpoints),
)
