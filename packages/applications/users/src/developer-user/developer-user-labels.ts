import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'

/** Field labels of a developer user in lists, forms and details. */
export const DEVELOPER_USER_LABELS = {
  email: 'Email',
  given_name: 'Given name',
  family_name: 'Family name',
  companyName: 'Company',
  country: 'Country',
  phone: 'Phone',
  requestedSubjectTypes: 'Wants to work as',
  subjectId: 'Linked subject',
  status: 'Status',
  requestedAt: 'Registered',
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  decisionReason: 'Reason',
  id: 'ID',
} satisfies Partial<Record<keyof DeveloperUser, string>>
