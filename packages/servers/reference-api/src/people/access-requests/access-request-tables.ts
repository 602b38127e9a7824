import type { PersonRef } from '@portal/contract/formats.ts'
import type { AccessRequestStatus } from '@portal/contract/people/access-request.ts'
import type { Generated } from 'kysely'

export interface AccessRequestTable {
  id: string
  accountId: string
  operatorId: string
  person: PersonRef
  roleName: string | null
  roleLabel: string | null
  reason: string | null
  status: Generated<AccessRequestStatus>
  createdAt: Generated<Date>
  decidedAt: Date | null
  decidedBy: PersonRef | null
  decisionReason: string | null
}

export interface AccessRequestTables {
  accessRequest: AccessRequestTable
}
