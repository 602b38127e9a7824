import { z } from 'zod'
import { changeReason, language, line, paragraph, unique, uuid } from '../formats.ts'
import { CONTENT_TYPES, MAX_TEXT } from './file.ts'

const content = z
  .string()
  .min(1, 'This field is required')
  .refine((text) => new TextEncoder().encode(text).length <= MAX_TEXT, {
    error: 'Must be at most 1 MiB',
    params: { reason: 'TOO_LONG' },
  })

const versionFacts = {
  comment: paragraph(1, 300).optional(),
  validFrom: z.iso.date().optional(),
}
const contentFields = {
  contentType: z.enum(CONTENT_TYPES).optional(),
  /** Text, for content types stored as text. */
  content: content.optional(),
  uploadId: uuid.optional(),
}

type ContentGiven = Readonly<Partial<Record<keyof typeof contentFields, string | undefined>>>

const hasOneContent = ({ content: text, uploadId }: ContentGiven) =>
  (text === undefined) !== (uploadId === undefined)
const hasNoContent = ({ contentType, content: text, uploadId }: ContentGiven) =>
  contentType === undefined && text === undefined && uploadId === undefined
const ONE_CONTENT = { path: ['content'], error: 'Give either the text or an upload' }
const NEEDED_TYPE = {
  path: ['contentType'],
  error: 'This field is required',
  params: { reason: 'REQUIRED' },
}

/** A new version: its content as text or as an upload. */
export const newVersion = z
  .strictObject({ ...contentFields, contentType: z.enum(CONTENT_TYPES), ...versionFacts })
  .refine(hasOneContent, ONE_CONTENT)

/** A new state of a draft; without content, the current one stays. */
export const versionUpdate = z
  .strictObject({
    status: z.undefined().optional(),
    ...contentFields,
    ...versionFacts,
    changeReason: changeReason.optional(),
  })
  .refine((given) => hasNoContent(given) || given.contentType !== undefined, NEEDED_TYPE)
  .refine((given) => hasNoContent(given) || hasOneContent(given), ONE_CONTENT)

export const versionPublication = z.strictObject({ status: z.literal('PUBLISHED'), changeReason })

const fileName = line(1, 120).regex(
  /^[\w .()-]+\.[a-z0-9]{2,5}$/,
  'Use letters, digits and _ . ( ) - with an extension such as .html',
)

export const fileFacts = z.strictObject({
  name: fileName,
  description: paragraph(1, 500).optional(),
  tags: unique(z.array(line(1, 30)).max(10)).default([]),
  lang: language.optional(),
  changeReason: changeReason.optional(),
})
