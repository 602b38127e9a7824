import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import type { DeveloperUserRecord, DeveloperUserRow } from './developer-user-store.ts'

const DIGITS_SHOWN = 4

const maskedPhone = (phone: string): string => `•••• ${phone.slice(-DIGITS_SHOWN)}`

/** A developer portal user as in the contract, with the name of the linked subject. */
export const developerUserView = (row: DeveloperUserRow, subjectName: string | null): DeveloperUser => ({
  id: row.id,
  email: row.email,
  given_name: row.givenName,
  family_name: row.familyName,
  companyName: row.companyName,
  country: row.country,
  phone: row.phone,
  requestedSubjectTypes: row.requestedSubjectTypes,
  subjectId: row.subjectId,
  subjectName,
  status: row.status,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  decisionReason: row.decisionReason,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
})

/** Same for lists, which show only the end of a phone number. */
export const developerUserItem = (
  row: DeveloperUserRow & { readonly subjectName: string | null },
): DeveloperUser => ({
  ...developerUserView(row, row.subjectName),
  phone: row.phone && maskedPhone(row.phone),
})

/** The fields that a user's history compares, with the contract's names. */
export const developerUserFacts = (row: DeveloperUserRecord) => ({
  email: row.email,
  given_name: row.givenName,
  family_name: row.familyName,
  companyName: row.companyName,
  country: row.country,
  phone: row.phone && maskedPhone(row.phone),
  requestedSubjectTypes: Object.fromEntries(row.requestedSubjectTypes.map((type) => [type, true])),
  subjectId: row.subjectId,
  status: row.status,
  decisionReason: row.decisionReason,
})
