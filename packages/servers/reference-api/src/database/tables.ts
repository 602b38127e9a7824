import type { AccountTables } from '@portal/accounts/account-tables.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import type { HistoryChange } from '@portal/contract/history-entry.ts'
import type { DataKey, SecretPurpose, Status, SubjectType } from '@portal/contract/subjects/subject.ts'
import type { JSONWebKeySet } from 'jose'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { ProfileTables } from '../care/profile-tables.ts'
import type { DeveloperPortalTables } from '../developer-portal/developer-user-tables.ts'
import type { DpaTables } from '../dpas/dpa-tables.ts'
import type { IdvTables } from '../idv/idv-tables.ts'
import type { AccessRequestTables } from '../people/access-requests/access-request-tables.ts'
import type { PresenceTables } from '../presence/presence-tables.ts'
import type { ResourceTables } from '../resources/resource-tables.ts'
import type { RoleTables } from '../roles/role-tables.ts'
import type { TaskTables } from '../tasks/task-tables.ts'
import type { TemplateTables } from '../templates/template-tables.ts'
import type { SharedViewTables } from '../views/shared-view-tables.ts'

/** Values of one part of a subject's configuration. */
export type DataBody = Record<string, unknown>
export type SubjectData = Partial<Record<DataKey, DataBody>>

/** Arrays must be passed as text: the driver would turn them into PostgreSQL arrays. */
type JsonList<Item> = ColumnType<Item[], string, never>

export interface AccountTable {
  id: string
  name: string
  environment: 'SANDBOX' | 'STAGING' | 'PRODUCTION'
  productTitle: string
  systemSubjectId: Generated<string>
  createdAt: Generated<Date>
}

export interface SubjectTable {
  accountId: string
  id: string
  type: SubjectType
  status: Status
  draft: SubjectData
  published: SubjectData | null
  revision: number
  publishedRevision: number | null
  publishedAt: Date | null
  publishedBy: PersonRef | null
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
  name: string
  legalName: string
  countryCode: string | null
  externalReference: string | null
  hasUnpublishedChanges: boolean
  keyExpiresAt: Date | null
  search: string
  /** Set by the database. */
  dpaCount: Generated<number>
}

export interface SecretTable {
  id: string
  accountId: string
  subjectId: string
  purpose: SecretPurpose
  valueHash: Buffer
  lastFour: string
  createdAt: Date
  createdBy: PersonRef
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export interface AuditEntryTable {
  accountId: string
  no: number
  id: string
  at: Date
  operator: PersonRef
  action: string
  entity: AuditedEntity
  entityId: string
  dataKey: string | null
  revision: number
  source: 'PORTAL' | 'API' | 'TASK' | 'SYSTEM'
  taskId: string | null
  changeReason: string | null
  correlationId: string | null
  changes: JsonList<HistoryChange>
  previousHash: Buffer
  hash: Buffer
  /** The last one with its kind and action of those that a task added at once, or an entry without a task. */
  isLastOfBlock: Generated<boolean>
  /** Whether it is more than an hour older than an entry before it. */
  isLate: Generated<boolean>
}

interface CallCountTable {
  operatorId: string
  name: string
  calls: number
  endsAt: Date
}

export interface Tables
  extends AccountTables,
    AccessRequestTables,
    DeveloperPortalTables,
    DpaTables,
    PresenceTables,
    RoleTables,
    SharedViewTables,
    TaskTables,
    ResourceTables,
    IdvTables,
    TemplateTables,
    ProfileTables {
  account: AccountTable
  subject: SubjectTable
  binRange: { accountId: string; subjectId: string; range: string }
  secret: SecretTable
  auditEntry: AuditEntryTable
  callCount: CallCountTable
  issuerKeys: { issuer: string; keys: JSONWebKeySet; readAt: Date }
  operatorIdentity: { issuer: string; subject: string; operatorId: string; boundAt: Generated<Date> }
  auditHead: { accountId: string; no: number; hash: Buffer; latestAt: Generated<Date> }
  idempotencyKey: { id: Buffer; fingerprint: Buffer; sealedAnswer: Buffer | null; createdAt: Generated<Date> }
}

export type Database = Kysely<Tables>
