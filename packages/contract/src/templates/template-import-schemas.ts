import { z } from 'zod'
import { changeReason } from '../formats.ts'
import {
  IMPORT_OUTCOMES,
  LARGEST_TEMPLATE_HTML,
  MOST_IMPORTED_TEMPLATES,
  TEMPLATE_LIMITS,
} from './template.ts'

/** A row of a translators' file. What it says is checked by the rules for templates, row by row. */
const ImportedRow = z.strictObject({
  /** Its number in the file. */
  row: z.number().int().min(1),
  channel: z.string().max(20),
  type: z.string().max(40),
  lang: z.string().max(20),
  subjectLine: z.string().max(1000).optional(),
  bodyText: z.string().max(TEMPLATE_LIMITS.EMAIL.bodyText),
  bodyHtml: z.string().max(LARGEST_TEMPLATE_HTML).optional(),
  /** The revision that was translated; a row is refused when there is a newer one. */
  revision: z.number().int().min(0).optional(),
})

const ImportResult = z.object({
  row: z.number().int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
})

/** The operation that takes a translators' file. */
export const templateImport = {
  body: z
    .strictObject({
      rows: z.array(ImportedRow).min(1).max(MOST_IMPORTED_TEMPLATES),
      /** What is new becomes a draft. */
      asDrafts: z.boolean().default(false),
      /** Only says what would become of the rows; it needs no reason. */
      dryRun: z.boolean().default(false),
      changeReason: changeReason.optional(),
    })
    .refine(({ dryRun, changeReason: reason }) => dryRun || reason !== undefined, {
      path: ['changeReason'],
      error: 'This field is required',
      params: { reason: 'REQUIRED' },
    }),
  response: z.object({ rows: z.array(ImportResult) }),
}

export type ImportedRow = z.input<typeof ImportedRow>
export type ImportResult = z.infer<typeof ImportResult>
