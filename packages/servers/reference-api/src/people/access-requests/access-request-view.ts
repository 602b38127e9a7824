import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'
import type { AccessRequestRow } from './access-request-store.ts'

type Requested = Pick<AccessRequestRow, 'roleId' | 'roleName' | 'roleLabel'>

const requestedRole = ({ roleId: id, roleName: name, roleLabel: label }: Requested) =>
  name === null ? null : { id, name, label: label ?? name }

/** A request as in the contract. */
export const accessRequestView = (row: AccessRequestRow): AccessRequest => ({
  id: row.id,
  person: row.person,
  role: requestedRole(row),
  reason: row.reason,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  decisionReason: row.decisionReason,
})
