import { z } from 'zod'
import { CARD_BRANDS } from '../card-brand.ts'
import { changeReason, mcc, personRef, timestamp } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { filter, flagFilter, listQuery, pageOf, periodEnd, repeated, textFilter } from '../page-of.ts'
import { defaultDpaConfig, dpaSystemDefaults } from '../subjects/default-dpa-config.ts'
import { PUBLICATION_STATUSES, STATUSES } from '../subjects/subject.ts'
import { DPA_SORT_FIELDS, OPTION_SOURCES } from './dpa.ts'
import { dpaFields, requireConsistent, srciDpaId, WITH_OTHERS } from './dpa-body.ts'

/** What lists show of a DPA's draft. */
export const DpaSummary = z.object({
  id: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  srciDpaId: z.string(),
  dpaName: z.string(),
  dpaPresentationName: z.string(),
  dpaUri: z.string(),
  merchantCountryCode: z.string(),
  /** The DPA's first code. */
  merchantCategoryCode: z.string(),
  /** The first acquirer's, if any. */
  acquirerBin: z.string().nullable(),
  /** Own or inherited. */
  supportedCardBrands: z.array(z.enum(CARD_BRANDS)),
  /** How many checkout options it sets. */
  ownOptions: z.number().int(),
  status: z.enum(STATUSES),
  /** Also SUSPENDED while its SRCI is. */
  effectiveStatus: z.enum(STATUSES),
  publicationStatus: z.enum(PUBLICATION_STATUSES),
  hasUnpublishedChanges: z.boolean(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: personRef,
})

const { options, ...lists } = dpaSystemDefaults.shape

/** All checkout options by name; nested ones as `options.<name>`. */
export const OPTION_NAMES = [
  ...Object.keys(lists),
  ...Object.keys(options.shape).map((name) => `options.${name}`),
]

/** Effective checkout options with their sources. Unset ones are omitted. */
const EffectiveOptions = z.partialRecord(
  z.enum(OPTION_NAMES),
  z.object({ value: z.unknown(), from: z.enum(OPTION_SOURCES) }),
)

export const Dpa = z.object({
  id: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  status: z.enum(STATUSES),
  effectiveStatus: z.enum(STATUSES),
  publicationStatus: z.enum(PUBLICATION_STATUSES),
  hasUnpublishedChanges: z.boolean(),
  publishedAt: timestamp.nullable(),
  publishedBy: personRef.nullable(),
  publishedRevision: z.number().int().nullable(),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
  srciDpaId: z.string(),
  ...dpaFields,
  effective: EffectiveOptions.optional(),
})

/** A whole DPA. Without `srciDpaId`, a new one gets a UUID and an existing one keeps its own. */
export const DpaWrite = z
  .strictObject({ srciDpaId: srciDpaId.optional(), ...dpaFields, changeReason: changeReason.optional() })
  .superRefine(requireConsistent, WITH_OTHERS)

/** Accepts a boolean in a body, and `true` or `false` as text in an address. */
const flag = z.boolean().or(flagFilter.unwrap()).optional()

const narrowing = {
  status: filter(STATUSES),
  publicationStatus: filter(PUBLICATION_STATUSES),
  hasUnpublishedChanges: flag,
  /** DPAs that set a checkout option, or inherit all. */
  differsFromDefaults: flag,
  country: textFilter,
  mcc: repeated(mcc),
  /** DPAs that accept one of these brands, own or inherited. */
  cardBrand: filter(CARD_BRANDS),
  createdFrom: periodEnd,
  createdTo: periodEnd,
  updatedFrom: periodEnd,
  updatedTo: periodEnd,
}

const { q, ...paging } = listQuery(DPA_SORT_FIELDS)

/** Filters of a DPA list, export or batch. */
export const DpaFilter = z.strictObject({ q, ...narrowing, subjectId: textFilter })

const ofSubject = z.strictObject({ q, ...paging, ...narrowing })

/** The layers above a DPA: unset options come from its SRCI, else from the system. */
const InheritedOptions = z.object({
  initiator: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(STATUSES),
    publicationStatus: z.enum(PUBLICATION_STATUSES),
    countryCode: z.string().nullable(),
  }),
  srci: defaultDpaConfig,
  system: defaultDpaConfig,
})

const oneDpa = z.strictObject({
  view: z.enum(['draft', 'published']).default('draft'),
  include: z.literal('effective').optional(),
})

export const dpaSchemas = {
  listDpas: { query: DpaFilter.extend(paging), response: pageOf(DpaSummary) },
  countDpas: {
    query: DpaFilter,
    response: z.object({
      total: z.number().int(),
      published: z.number().int(),
      /** SRC initiators that own them. */
      initiators: z.number().int(),
    }),
  },
  listDpasOfSubject: { query: ofSubject, response: pageOf(DpaSummary) },
  getInheritedOptions: { response: InheritedOptions },
  createDpa: { body: DpaWrite, response: Dpa },
  findDpa: { query: oneDpa, response: Dpa },
  getDpa: { query: oneDpa, response: Dpa },
  updateDpa: { body: DpaWrite, response: Dpa },
  deleteDpa: {},
  publishDpa: { body: z.strictObject({ changeReason }), response: Dpa },
  changeDpaStatus: { body: z.strictObject({ status: z.enum(STATUSES), changeReason }), response: Dpa },
  listDpaHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}

export type Dpa = z.infer<typeof Dpa>
export type InheritedOptions = z.infer<typeof InheritedOptions>
export type DpaSummary = z.infer<typeof DpaSummary>
export type DpaWrite = z.infer<typeof DpaWrite>
export type DpaFilter = z.infer<typeof DpaFilter>
export type EffectiveOptions = z.infer<typeof EffectiveOptions>
export type { DpaBody } from './dpa-body.ts'
