import { z } from 'zod'
import { changeReason, personRef, timestamp, uuid } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { filter, flagFilter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { isOneOf } from '../typed-objects.ts'
import { businessDataOf } from './business-data.ts'
import {
  DATA_KEYS,
  PUBLICATION_STATUSES,
  RESERVED_IDS,
  SECRET_PURPOSES,
  STATUSES,
  SUBJECT_CATEGORIES,
  SUBJECT_SORT_FIELDS,
  SUBJECT_TYPES,
  type SubjectType,
} from './subject.ts'

export const SubjectSummary = z.object({
  id: z.string(),
  type: z.enum(SUBJECT_TYPES),
  name: z.string(),
  legalName: z.string(),
  countryCode: z.string().nullable(),
  status: z.enum(STATUSES),
  effectiveStatus: z.enum(STATUSES),
  publicationStatus: z.enum(PUBLICATION_STATUSES),
  hasUnpublishedChanges: z.boolean(),
  publishedAt: timestamp.nullable(),
  publishedBy: personRef.nullable(),
  revision: z.number().int().min(1),
  publishedRevision: z.number().int().nullable(),
  /** SRCI only. */
  dpaCount: z.number().int().nullable(),
  /** When the subject's first certificate expires. */
  keyExpiresAt: timestamp.nullable(),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

/** Body of a data key; its exact schema is `dataSchemaOf(type, dataKey)`. */
const DataBody = z.record(z.string(), z.unknown())

export const Subject = SubjectSummary.extend({
  data: z.partialRecord(z.enum(DATA_KEYS), DataBody.nullable()),
  /** What must be corrected before publishing the draft. */
  incomplete: z.array(z.object({ dataKey: z.enum(DATA_KEYS), message: z.string() })),
  /** Data keys in which draft and published copy differ. */
  changedDataKeys: z.array(z.enum(DATA_KEYS)),
})

export const Secret = z.object({
  secretId: uuid,
  purpose: z.enum(SECRET_PURPOSES),
  maskedValue: z.string(),
  status: z.enum(['ACTIVE', 'REVOKED', 'EXPIRED']),
  createdAt: timestamp,
  createdBy: personRef,
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
})

/** A UUID, `system`, or a short name that is not one of the portal's own path segments. */
export const SubjectId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{2,39}$/, 'Must be 3 to 40 lowercase letters, digits or dashes')
  .refine((id) => !isOneOf(RESERVED_IDS, id), 'This ID is reserved')

const view = z.enum(['draft', 'published']).default('draft')

/** Body to create a subject of a type. */
export const creationSchemaOf = <Type extends SubjectType>(type: Type) =>
  z.strictObject({
    type: z.literal(type),
    subjectId: SubjectId.optional(),
    businessData: businessDataOf[type],
    changeReason: changeReason.optional(),
  })

const subjectHistoryQuery = z.strictObject({ ...historyQuery, dataKey: filter(DATA_KEYS) })

const SubjectCounts = z.object({
  type: z.enum(SUBJECT_TYPES),
  /** Published ones: a draft is not in use yet. */
  active: z.number().int(),
  suspended: z.number().int(),
  /** With unpublished changes, whatever their status. */
  unpublished: z.number().int(),
})

export const subjectSchemas = {
  listSubjects: {
    query: z.strictObject({
      ...listQuery(SUBJECT_SORT_FIELDS),
      category: filter(SUBJECT_CATEGORIES),
      type: filter(SUBJECT_TYPES),
      status: filter(STATUSES),
      publicationStatus: filter(PUBLICATION_STATUSES),
      hasUnpublishedChanges: flagFilter,
      country: textFilter,
      /** Those whose first certificate expires by then, or has expired. */
      keyExpiresTo: periodEnd,
      /** Those whose consumers are authenticated by one of these subjects, as draft or live. */
      authPlatformSubjectId: textFilter,
      /** `type`: also counts all that match. */
      countBy: z.literal('type').optional(),
    }),
    response: pageOf(SubjectSummary).extend({
      /** With `countBy`; types without a subject are left out. */
      counts: z.array(SubjectCounts).optional(),
    }),
  },
  createSubject: {
    body: z.discriminatedUnion('type', [
      creationSchemaOf('SRCI'),
      creationSchemaOf('SRCPI'),
      creationSchemaOf('DCF'),
      creationSchemaOf('SRC'),
      creationSchemaOf('EXT_BACKEND'),
      creationSchemaOf('EXT_AUTH_PLATFORM'),
    ]),
    response: Subject,
  },
  getSubject: { query: z.strictObject({ view }), response: Subject },
  /** `null` while nothing has been saved. */
  getSubjectData: { query: z.strictObject({ view }), response: DataBody.nullable() },
  updateSubjectData: {
    /** The rest of the body is checked with `dataSchemaOf` once the subject's type is known. */
    body: z.looseObject({ changeReason: changeReason.optional() }),
    response: DataBody,
  },
  listSubjectDataHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
  listSubjectHistory: { query: subjectHistoryQuery, response: pageOf(HistoryEntry) },
  publishSubject: { body: z.strictObject({ changeReason }), response: Subject },
  changeSubjectStatus: {
    body: z.strictObject({ status: z.enum(STATUSES), changeReason }),
    response: Subject,
  },
  listSecrets: { response: z.object({ items: z.array(Secret) }) },
  createSecret: {
    body: z.strictObject({ purpose: z.enum(SECRET_PURPOSES), expiresAt: timestamp.optional(), changeReason }),
    /** The only response with the secret value. */
    response: Secret.extend({ value: z.string() }),
  },
  revokeSecret: {},
}

export type Subject = z.infer<typeof Subject>
export type SubjectSummary = z.infer<typeof SubjectSummary>
export type Secret = z.infer<typeof Secret>
export type SubjectCounts = z.infer<typeof SubjectCounts>
