import type { PersonRef } from '@portal/contract/formats.ts'
import type { CredentialState } from '@portal/contract/people/user.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import type { Generated } from 'kysely'

export interface OperatorTable {
  id: string
  accountId: string
  email: string
  givenName: string
  familyName: string
  status: Status
  suspendedReason: string | null
  credentialState: CredentialState
  locale: Generated<string>
  timeZone: Generated<string>
  invitedAt: Date | null
  lastSignInAt: Date | null
  /** Tokens issued earlier are rejected. */
  validFrom: Generated<Date>
  revision: Generated<number>
  createdAt: Generated<Date>
  createdBy: PersonRef
  updatedAt: Generated<Date>
  updatedBy: PersonRef
  search: string
  /** Part of the demo data: the demo password works until it has its own. */
  isDemo: Generated<boolean>
}

interface OneTimeSecretTable {
  operatorId: string
  purpose: 'INVITATION' | 'PASSWORD_RESET'
  secretHash: string
  expiresAt: Date
}

interface OperatorEventTable {
  id: Generated<string>
  operatorId: string
  action: string
  at: Generated<Date>
}

interface RefusedSignInTable {
  accountHash: string
  addressHash: string
  reason: string
  operatorId: string | null
  times: Generated<number>
  at: Generated<Date>
}

export interface PeopleTables {
  operator: OperatorTable
  operatorRole: { operatorId: string; roleId: string }
  formerPassword: { operatorId: string; passwordHash: string; replacedAt: Generated<Date> }
  oneTimeSecret: OneTimeSecretTable
  operatorEvent: OperatorEventTable
  refusedSignIn: RefusedSignInTable
  endedSession: { id: string; endedAt: Generated<Date> }
}
