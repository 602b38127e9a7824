import type { AccessSet } from '@portal/contract/access-set.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RouteTable } from '@portal/routing/route-row.ts'

type Event = Pick<AuditEvent, 'entityType' | 'entityId' | 'entityName' | 'subjectId' | 'directoryId'>

/** The screen of each kind of record, and its parameters as an entry of the audit trail has them. */
const SCREENS: Partial<Record<AuditedEntity, string>> = {
  operator: '/operation-portal-users/:entityId',
  role: '/roles/update/:entityId',
  // The list narrowed to the one: they have no page of their own.
  developerPortalUser: '/developer-portal-users?q=:entityName',
  subject: '/subjects/:category/details/:entityId',
  dpa: '/subjects/business/details/:subjectId/dpa/details/:entityId',
  file: '/resources/:directoryId/:entityId',
  fileVersion: '/resources/versions/:entityId',
  changeRequest: '/resources/:directoryId/change-requests/:entityId',
  idvRules: '/settings/idv-rules/history',
  idvConfiguration: '/settings/idv-rules/configuration/history',
  task: '/tasks/:entityId',
}

const shapeOf = (path: string) => path.replace(/\?.*$/, '').replace(/:\w+/g, ':')

/**
 * Where the record of an entry of the audit trail is shown; nothing when there is no such screen, or the operator
 * may not open it. `systemSubjects` are the ids of the subjects that stand among the system's.
 */
export function recordAddress(
  event: Event,
  tables: readonly RouteTable[],
  access: AccessSet,
  systemSubjects: ReadonlySet<string>,
): string | undefined {
  const { entityType, entityId, entityName = '', subjectId = '', directoryId = '' } = event
  const category = systemSubjects.has(entityId) ? 'system' : 'business'
  const pattern = SCREENS[entityType]?.replace(':category', category)
  const row = tables
    .flatMap((table) => table.rows)
    .find(({ path }) => pattern !== undefined && shapeOf(path) === shapeOf(pattern))
  if (!pattern || !row || !isAllowed(row.needs, access)) return undefined
  const values: Record<string, string> = { entityId, entityName, subjectId, directoryId }
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
