import { z } from 'zod'
import { changeReason, language, line, paragraph, personRef, timestamp } from '../formats.ts'
import { HistoryEntry, historyQuery } from '../history-entry.ts'
import { filter, flagFilter, listQuery, pageOf, textFilter } from '../page-of.ts'
import {
  LARGEST_TEMPLATE_HTML,
  TEMPLATE_CHANNELS,
  TEMPLATE_LIMITS,
  TEMPLATE_ORIGINS,
  TEMPLATE_SORT_FIELDS,
  TEMPLATE_TYPES,
  type TemplateChannel,
} from './template.ts'

export const TemplateSummary = z.object({
  /** Whose template it is: that of the SRC system where it is inherited. */
  subjectId: z.string(),
  channel: z.enum(TEMPLATE_CHANNELS),
  type: z.enum(TEMPLATE_TYPES),
  lang: z.string(),
  subjectLine: z.string().nullable(),
  enabled: z.boolean(),
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
  .refine((html) => new TextEncoder().encode(html).length <= LARGEST_TEMPLATE_HTML, {
    error: 'Must be at most 100 KiB',
    params: { reason: 'TOO_LONG' },
  })

const common = { type: z.enum(TEMPLATE_TYPES), lang: language, enabled: z.boolean().default(true) }
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

/** A template with the fields that its channel has; a change needs a reason, a new one may have one. */
const templateWrite = <Reason extends z.ZodType>(reason: Reason) =>
  z.discriminatedUnion('channel', [
    z.strictObject({ ...emailFields, changeReason: reason }),
    z.strictObject({ ...smsFields, changeReason: reason }),
    z.strictObject({ ...pushFields, changeReason: reason }),
  ])

export const templateSchemas = {
  listTemplates: {
    query: z.strictObject({
      ...listQuery(TEMPLATE_SORT_FIELDS),
      channel: filter(TEMPLATE_CHANNELS),
      type: filter(TEMPLATE_TYPES),
      lang: textFilter,
      origin: filter(TEMPLATE_ORIGINS),
      enabled: flagFilter,
    }),
    response: pageOf(TemplateSummary),
  },
  createTemplate: { body: templateWrite(changeReason.optional()), response: Template },
  getTemplate: { response: Template },
  updateTemplate: { body: templateWrite(changeReason), response: Template },
  deleteTemplate: {},
  listTemplateHistory: { query: z.strictObject(historyQuery), response: pageOf(HistoryEntry) },
}

export type Template = z.infer<typeof Template>
export type TemplateSummary = z.infer<typeof TemplateSummary>
