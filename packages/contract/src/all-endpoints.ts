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
import * as uploads from './tasks/upload-endpoints.ts'
import * as templates from './templates/template-endpoints.ts'

interface EndpointGroup {
  /** As strangers to the interface read it. */
  readonly title: string
  readonly about: string
  readonly endpoints: Readonly<Record<string, Endpoint>>
}

const group = (title: string, about: string, endpoints: EndpointGroup['endpoints']): EndpointGroup => ({
  title,
  about,
  endpoints,
})

/** Every operation of the product API, noun by noun: the only list there is. */
export const ENDPOINT_GROUPS: readonly EndpointGroup[] = [
  group('Account', 'The account that the caller works in, and its lists of values.', accounts),
  group('Own user', 'What the caller may do, and their own details and password.', me),
  group('Users', 'Operators of the portal: invitation, roles, suspension.', users),
  group('Roles', 'Sets of permissions and types of subjects that users hold.', roles),
  group(
    'Developer portal',
    'Users of the developer portal, and the requests for access to it.',
    developerUsers,
  ),
  group('Subjects', 'The parties of the programme, their data, secrets and history.', subjects),
  group(
    'DPA defaults',
    'What the payment applications of a subject have unless they say otherwise.',
    dpaDefaults,
  ),
  group('Payment applications', 'Digital payment applications (DPA) of a subject.', dpas),
  group('Payment applications in bulk', 'Import, export and changes of many applications at once.', dpaBulk),
  group(
    'Subject packages',
    'Signed packages that carry a subject from one account to another.',
    subjectPackages,
  ),
  group('Tasks', 'Long work that goes on behind: how far it is, its results, repeating and cancelling it.', {
    ...tasks,
    ...uploads,
  }),
  group('Files', 'Directories of contents, their files and versions.', files),
  group('Change requests', 'Versions that wait for a review.', changeRequests),
  group('Identity verification', 'Channels, profiles and rules of identity verification (IDV).', idv),
  group('Templates', 'Texts of messages to consumers.', templates),
  group('Customer care', 'Profiles of consumers, found by what they tell on the phone.', profiles),
  group('Audit trail', 'Who has done what, over all records.', auditEvents),
  group('Presence', 'Who else is editing a record now.', presence),
]

/** The same by name. */
export const ALL_ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.assign(
  {},
  ...ENDPOINT_GROUPS.map(({ endpoints }) => endpoints),
)
