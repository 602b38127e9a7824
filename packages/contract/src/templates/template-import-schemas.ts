import { z } from 'zod'
import { changeReason } from '../formats.ts'
import { IMPORT_OUTCOMES, MAX_IMPORTED_TEMPLATES, MAX_TEMPLATE_HTML, TEMPLATE_LIMITS } from './template.ts'

/** A row of a translators' file, validated by the template rules row by row. */
const ImportedRow = z.strictObject({
  /** Its number in the file. */
  row: z.number().int().min(1),
  channel: z.string().max(20),
  type: z.string().max(40),
  lang: z.string().max(20),
  subjectLine: z.string().max(1000).optional(),
  bodyText: z.string().max(TEMPLATE_LIMITS.EMAIL.bodyText),
  bodyHtml: z.string().max(MAX_TEMPLATE_HTML).optional(),
  /** The translated revision, 0 for a new text; a row that changes another revision is rejected. */
  revision: z.number().int().min(0).optional(),
})

const ImportResult = z.object({
  row: z.number().int(),
  outcome: z.enum(IMPORT_OUTCOMES),
  problems: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
})

/** The import of a translators' file. */
export const templateImport = {
  body: z
    .strictObject({
      rows: z.array(ImportedRow).min(1).max(MAX_IMPORTED_TEMPLATES),
      /** New templates become drafts. */
      asDrafts: z.boolean().default(false),
      /** Only returns expected results; needs no reason. */
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
