import type { DeveloperStatus } from '@portal/contract/developer-portal/developer-user.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'

export interface DeveloperPortalUserTable {
  id: string
  accountId: string
  email: string
  givenName: string
  familyName: string
  companyName: string
  country: string
  phone: string | null
  requestedSubjectTypes: (typeof BUSINESS_SUBJECT_TYPES)[number][]
  subjectId: string | null
  status: DeveloperStatus
  requestedAt: Date
  decidedAt: Date | null
  decidedBy: PersonRef | null
  decisionReason: string | null
  revision: number
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
  search: string
}

export interface DeveloperPortalTables {
  developerPortalUser: DeveloperPortalUserTable
}
