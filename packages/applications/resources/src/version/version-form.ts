import { type ContentType, isTextContentType } from '@portal/contract/resources/file.ts'
import { newVersion } from '@portal/contract/resources/file-bodies.ts'
import { z } from 'zod'
import type { ContentRules } from '../directory/content-rules.ts'
import { contentOf, contentProblem, type TypedContent } from './content-form.ts'

const fields = z.strictObject({
  content: z.string(),
  uploadId: z.string().optional(),
  comment: newVersion.shape.comment,
  validFrom: newVersion.shape.validFrom,
})

type Fields = z.output<typeof fields>

const withContent =
  (directory: ContentRules, contentType: ContentType) =>
  ({ content, uploadId, ...facts }: Fields, { addIssue }: z.RefinementCtx) => {
    const problem = contentProblem(directory, contentType, { content, uploadId })
    if (!problem) return { contentType, ...contentOf({ content, uploadId }), ...facts }
    addIssue({ code: 'custom', path: ['content'], message: problem.message })
    return z.NEVER
  }

/** The form of a version: content and details. Its output is the request body. */
export const versionForm = (directory: ContentRules, contentType: ContentType) =>
  fields.transform(withContent(directory, contentType))

interface DraftValues extends Omit<Fields, keyof TypedContent>, TypedContent {
  readonly contentType?: ContentType
}

/** The form of an existing draft: an upload stays unless replaced. */
export const draftForm = (directory: ContentRules, contentType: ContentType) =>
  fields.transform((given, context): DraftValues => {
    const { content, uploadId, ...facts } = given
    if (!isTextContentType(contentType) && !uploadId) return facts
    return withContent(directory, contentType)(given, context)
  })
