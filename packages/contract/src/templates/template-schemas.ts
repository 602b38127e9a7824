import { z } from 'zod'
import { changeReason, language, line, paragraph, personRef, timestamp } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { filter, flagFilter, listQuery, pageOf, periodEnd, textFilter } from '../page-of.ts'
import { STATUSES } from '../subjects/subject.ts'
import {
  COVERAGE_SORT_FIELDS,
  MAX_TEMPLATE_HTML,
  TEMPLATE_CHANNELS,
  TEMPLATE_LIMITS,
  TEMPLATE_ORIGINS,
  TEMPLATE_OWNER_TYPES,
  TEMPLATE_SORT_FIELDS,
  TEMPLATE_TYPES,
  type TemplateChannel,
} from './template.ts'
import { templateImport } from './template-import-schemas.ts'
import { SAMPLES } from './template-samples.ts'

export const TemplateSummary = z.object({
  /** The owner of the template: the SRC system if inherited. */
  subjectId: z.string(),
  channel: z.enum(TEMPLATE_CHANNELS),
  type: z.enum(TEMPLATE_TYPES),
  lang: z.string(),
  subjectLine: z.string().nullable(),
  enabled: z.boolean(),
  /** Not sent yet: until it is live, the overridden text applies. */
  draft: z.boolean(),
  /** Results of the checks when it was saved; a live template has none that prevent sending. */
  problems: z.number().int().min(0),
  /** When the text it follows changed: the system's for an issuer, the English one for the system. */
  outdatedSince: timestamp.nullable(),
  origin: z.enum(TEMPLATE_ORIGINS),
  revision: z.number().int().min(1),
  createdAt: timestamp,
  createdBy: personRef,
  updatedAt: timestamp,
  updatedBy: personRef,
})

export const Template = TemplateSummary.extend({
  bodyText: z.string(),
  bodyHtml: z.string().nullable(),
})

const bodyHtml = z
  .string()
  .min(1)
  .refine((html) => new TextEncoder().encode(html).length <= MAX_TEMPLATE_HTML, {
    error: 'Must be at most 100 KiB',
    params: { reason: 'TOO_LONG' },
  })

const common = {
  type: z.enum(TEMPLATE_TYPES),
  lang: language,
  enabled: z.boolean().default(true),
  draft: z.boolean().default(false),
}
const subjectLine = (channel: TemplateChannel) => line(1, TEMPLATE_LIMITS[channel].subjectLine)
const bodyText = (channel: TemplateChannel) => paragraph(1, TEMPLATE_LIMITS[channel].bodyText)

const emailFields = {
  channel: z.literal('EMAIL'),
  ...common,
  subjectLine: subjectLine('EMAIL'),
  bodyText: bodyText('EMAIL'),
  bodyHtml: bodyHtml.optional(),
}
const smsFields = { channel: z.literal('SMS'), ...common, bodyText: bodyText('SMS') }
const pushFields = {
  channel: z.literal('PUSH'),
  ...common,
  subjectLine: subjectLine('PUSH'),
  bodyText: bodyText('PUSH'),
}

/** A template with its channel's fields; changes require a reason, creation accepts one. */
const templateWrite = <Reason extends z.ZodType>(reason: Reason) =>
  z.discriminatedUnion('channel', [
    z.strictObject({ ...emailFields, changeReason: reason }),
    z.strictObject({ ...smsFields, changeReason: reason }),
    z.strictObject({ ...pushFields, changeReason: reason }),
  ])

const templateQuery = z.strictObject({
  ...listQuery(TEMPLATE_SORT_FIELDS),
  channel: filter(TEMPLATE_CHANNELS),
  type: filter(TEMPLATE_TYPES),
  lang: textFilter,
  origin: filter(TEMPLATE_ORIGINS),
  enabled: flagFilter,
  draft: flagFilter,
  outdated: flagFilter,
  /** The checks reported something when it was saved. */
  hasProblems: flagFilter,
  updatedFrom: periodEnd,
  updatedTo: periodEnd,
})

/** Coverage of a subject's messages. */
export const TemplateCoverage = z.object({
  subjectId: z.string(),
  name: z.string(),
  type: z.enum(TEMPLATE_OWNER_TYPES),
  status: z.enum(STATUSES),
  /** Its live custom templates, drafts, and inherited live templates. */
  own: z.number().int(),
  drafts: z.number().int(),
  inherited: z.number().int(),
  /** Languages with any live template, own or inherited. */
  languages: z.array(z.string()),
  /** Channels and types without a live template in one of these languages. */
  missing: z.number().int(),
  outdated: z.number().int(),
  updatedAt: timestamp.nullable(),
})

const text = {
  subjectLine: z.string().max(TEMPLATE_LIMITS.EMAIL.subjectLine).optional(),
  bodyText: z.string().min(1).max(TEMPLATE_LIMITS.EMAIL.bodyText),
  bodyHtml: bodyHtml.optional(),
}

export const templateSchemas = {
  listTemplates: { query: templateQuery, response: pageOf(TemplateSummary) },
  listTemplateTexts: { query: templateQuery, response: pageOf(Template) },
  listTemplateCoverage: {
    query: z.strictObject({
      ...listQuery(COVERAGE_SORT_FIELDS),
      subjectId: textFilter,
      type: filter(TEMPLATE_OWNER_TYPES),
      status: filter(STATUSES),
      /** Languages in which the subject has no live template of its own. */
      withoutLang: textFilter,
      outdated: flagFilter,
    }),
    response: pageOf(TemplateCoverage),
  },
  importTemplates: templateImport,
  sendTestMessage: {
    body: z.strictObject({
      /** The values to fill in. */
      sample: z.enum(SAMPLES).default('TYPICAL'),
      ...text,
    }),
    response: z.object({
      /** The caller's own address, masked. */
      recipient: z.string(),
    }),
  },
  createTemplate: { body: templateWrite(changeReason.optional()), response: Template },
  getTemplate: {
    /** `SYSTEM` requests the text that an issuer's own one overrides. */
    query: z.strictObject({ origin: z.enum(TEMPLATE_ORIGINS).optional() }),
    response: Template,
  },
  updateTemplate: { body: templateWrite(changeReason), response: Template },
  deleteTemplate: {},
  listTemplateHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}

export type Template = z.infer<typeof Template>
export type TemplateCoverage = z.infer<typeof TemplateCoverage>
export type TemplateSummary = z.infer<typeof TemplateSummary>
