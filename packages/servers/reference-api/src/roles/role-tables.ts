import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { Generated } from 'kysely'

export interface RoleTable {
  id: string
  accountId: string
  name: string
  label: string
  description: string
  resources: string[]
  subjectTypes: SubjectType[]
  builtIn: boolean
  revision: Generated<number>
  createdAt: Generated<Date>
  createdBy: Generated<PersonRef>
  updatedAt: Generated<Date>
  updatedBy: Generated<PersonRef>
}

/** A permission that an application brings. */
interface DeclaredPermissionTable {
  accountId: string
  resource: string
  app: string
  groupName: string
  description: string
  /** Since when no served application declares it; null while one does. */
  withdrawnAt: Date | null
}

export interface RoleTables {
  role: RoleTable
  declaredPermission: DeclaredPermissionTable
  operatorRole: { operatorId: string; roleId: string }
}
