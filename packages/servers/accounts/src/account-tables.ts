import type { PersonRef } from '@portal/contract/formats.ts'
import type { CredentialState } from '@portal/contract/people/user.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { CamelCasePlugin, type Generated, type Kysely, type Selectable } from 'kysely'

/** A user of the portal. */
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

export type OperatorRow = Selectable<OperatorTable>

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

export interface MailTable {
  id: string
  accountId: string
  recipient: string
  subject: string
  body: string | null
  html: string | null
  secretOf: string | null
  secretUntil: Date | null
  writtenAt: Generated<Date>
  sentAt: Date | null
  attempts: Generated<number>
  nextAttemptAt: Date | null
  failure: string | null
}

interface ArtifactTable {
  model: string
  id: string
  payload: object
  grantId: string | null
  uid: string | null
  family: string | null
  consumedAt: Date | null
  expiresAt: Date
}

export interface AccountTables {
  operator: OperatorTable
  formerPassword: { operatorId: string; passwordHash: string; replacedAt: Generated<Date> }
  oneTimeSecret: OneTimeSecretTable
  operatorEvent: OperatorEventTable
  refusedSignIn: RefusedSignInTable
  endedSession: { id: string; endedAt: Generated<Date> }
  installationSecret: { name: string; value: Buffer }
  mail: MailTable
  /** Only with the embedded identity provider. */
  'identity.credential': { userId: string; passwordHash: string; changedAt: Generated<Date> }
  /** Only with the embedded identity provider. */
  'identity.artifact': ArtifactTable
}

/** Where transactions begin. */
export type AccountsPool = Kysely<AccountTables>

/** A pool or transaction with these tables; it may have others. */
export type AccountsDatabase = Pick<
  AccountsPool,
  'selectFrom' | 'selectNoFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'getExecutor'
>

/** Translates the names above into those in the database, such as `given_name`. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true })
