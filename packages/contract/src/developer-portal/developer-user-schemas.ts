import { z } from 'zod'
import {
  changeReason,
  countryCode,
  email,
  line,
  personRef,
  phone,
  timestamp,
  unique,
  uuid,
} from '../formats.ts'
import { filter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { personName } from '../people/me-schemas.ts'
import { BUSINESS_SUBJECT_TYPES } from '../subjects/subject.ts'
import { DEVELOPER_STATUSES, DEVELOPER_USER_SORT_FIELDS, MAX_DECISIONS } from './developer-user.ts'

export const DeveloperUser = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  companyName: z.string(),
  country: z.string(),
  /** Lists show only the last four digits. */
  phone: z.string().nullable(),
  requestedSubjectTypes: z.array(z.enum(BUSINESS_SUBJECT_TYPES)),
  subjectId: z.string().nullable(),
  /** Name of the linked subject, also for callers who cannot read the subject. */
  subjectName: z.string().nullable(),
  status: z.enum(DEVELOPER_STATUSES),
  requestedAt: timestamp,
  decidedAt: timestamp.nullable(),
  decidedBy: personRef.nullable(),
  decisionReason: z.string().nullable(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

const write = z.strictObject({
  email,
  given_name: personName,
  family_name: personName,
  companyName: line(1, 100),
  country: countryCode,
  phone: phone.optional(),
  requestedSubjectTypes: unique(z.array(z.enum(BUSINESS_SUBJECT_TYPES)).min(1)),
  subjectId: line(1, 40).nullish(),
  changeReason: changeReason.optional(),
})

const ids = unique(z.array(uuid).min(1).max(MAX_DECISIONS))

/** The result for each user, in request order. */
const BulkResults = z.object({
  items: z.array(
    z.discriminatedUnion('ok', [
      z.object({ id: z.string(), ok: z.literal(true) }),
      z.object({ id: z.string(), ok: z.literal(false), reason: z.string(), message: z.string() }),
    ]),
  ),
})

export const developerUserSchemas = {
  listDeveloperUsers: {
    query: z.strictObject({
      ...listQuery(DEVELOPER_USER_SORT_FIELDS),
      status: filter(DEVELOPER_STATUSES),
      country: textFilter,
      requestedSubjectTypes: filter(BUSINESS_SUBJECT_TYPES),
      subjectId: textFilter,
      /** Email addresses or IDs of the deciding operators. */
      decidedBy: textFilter,
      requestedFrom: periodEnd,
      requestedTo: periodEnd,
    }),
    response: pageOf(DeveloperUser),
  },
  createDeveloperUser: { body: write, response: DeveloperUser },
  getDeveloperUser: { response: DeveloperUser },
  updateDeveloperUser: { body: write, response: DeveloperUser },
  deleteDeveloperUser: {},
  enableDeveloperUsers: {
    body: z.strictObject({ ids, changeReason: changeReason.optional() }),
    response: BulkResults,
  },
  rejectDeveloperUsers: { body: z.strictObject({ ids, changeReason }), response: BulkResults },
}

export type DeveloperUser = z.infer<typeof DeveloperUser>
export type BulkResult = z.infer<typeof BulkResults>['items'][number]
