import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import type { MailFailure } from '@portal/accounts/mail/outbox.ts'
import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'

/** Including data from other tables. */
interface ShownOperator extends OperatorRow {
  readonly roles: RoleRef[]
  readonly isAdministrator: boolean
  readonly isLastAdministrator: boolean
  readonly mailFailure: MailFailure | null
}

/** An operator as in the contract. */
export const userView = (row: ShownOperator): User => ({
  id: row.id,
  email: row.email,
  given_name: row.givenName,
  family_name: row.familyName,
  status: row.status,
  suspendedReason: row.suspendedReason,
  credentialState: row.credentialState,
  roles: row.roles,
  isAdministrator: row.isAdministrator,
  isLastAdministrator: row.isLastAdministrator,
  invitedAt: row.invitedAt?.toISOString() ?? null,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  mailFailure: row.mailFailure,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
})

interface Facts extends Pick<OperatorRow, 'givenName' | 'familyName' | 'status' | 'credentialState'> {
  readonly suspendedReason: string | null
}

/** The fields that an operator's history compares, with the contract's names; roles by name. */
export const userFacts = (row: Facts, roles: readonly Pick<RoleRef, 'name' | 'label'>[]) => ({
  given_name: row.givenName,
  family_name: row.familyName,
  status: row.status,
  suspendedReason: row.suspendedReason,
  credentialState: row.credentialState,
  roles: Object.fromEntries(roles.map(({ name, label }) => [name, label])),
})
