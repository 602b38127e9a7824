import { type ContentType, isTextContentType } from '@portal/contract/resources/file.ts'
import { newVersion } from '@portal/contract/resources/file-bodies.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { z } from 'zod'
import { contentOf, contentProblem, type TypedContent } from './content-form.ts'

const fields = z.strictObject({
  content: z.string(),
  uploadId: z.string().optional(),
  comment: newVersion.shape.comment,
  validFrom: newVersion.shape.validFrom,
})

type Fields = z.output<typeof fields>

const withContent =
  (directory: Directory, contentType: ContentType) =>
  ({ content, uploadId, ...facts }: Fields, { addIssue }: z.RefinementCtx) => {
    const problem = contentProblem(directory, contentType, { content, uploadId })
    if (!problem) return { contentType, ...contentOf({ content, uploadId }), ...facts }
    addIssue({ code: 'custom', path: ['content'], message: problem.message })
    return z.NEVER
  }

/** The form of a version: its content and what is said about it. What comes out is what the calls take. */
export const versionForm = (directory: Directory, contentType: ContentType) =>
  fields.transform(withContent(directory, contentType))

interface DraftValues extends Omit<Fields, keyof TypedContent>, TypedContent {
  readonly contentType?: ContentType
}

/** The form of a draft that is there: what was uploaded stays unless something else is uploaded. */
export const draftForm = (directory: Directory, contentType: ContentType) =>
  fields.transform((given, context): DraftValues => {
    const { content, uploadId, ...facts } = given
    if (!isTextContentType(contentType) && !uploadId) return facts
    return withContent(directory, contentType)(given, context)
  })
