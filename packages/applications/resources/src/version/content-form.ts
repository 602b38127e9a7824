import { textProblem } from '@portal/contract/content/text-problem.ts'
import { sizeProblem, typeProblem } from '@portal/contract/resources/content-rules.ts'
import { CONTENT_TYPES, type ContentType, isTextContentType } from '@portal/contract/resources/file.ts'
import { contentTypeOf } from '@portal/contract/resources/file-endings.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import type { ContentRules } from '../directory/content-rules.ts'

/** Content in forms: typed or uploaded. */
export interface TypedContent {
  readonly content?: string | undefined
  readonly uploadId?: string | undefined
}

/** The type of a file with this name; the extension decides, here and in the API. */
export function typeByName(name: string): ContentType | undefined {
  const type = contentTypeOf(name.trim())
  return type !== undefined && isOneOf(CONTENT_TYPES, type) ? type : undefined
}

/** Why a directory does not accept a content, with its field. Uploads were measured when selected. */
export function contentProblem(
  directory: ContentRules,
  contentType: ContentType,
  { content, uploadId }: TypedContent,
): { readonly field: 'name' | 'content'; readonly message: string } | undefined {
  const wrongType = typeProblem(directory, contentType)
  if (wrongType) return { field: 'name', message: wrongType }
  if (uploadId) return unsoundText(contentType, content)
  if (!content) {
    const message = isTextContentType(contentType) ? 'Write the content or upload a file' : 'Upload a file'
    return { field: 'content', message }
  }
  const tooLarge = sizeProblem(directory, contentType, new TextEncoder().encode(content).length)
  return tooLarge ? { field: 'content', message: tooLarge } : unsoundText(contentType, content)
}

/** What the API would reject in a text, typed or uploaded: unsafe markup, or invalid JSON. */
function unsoundText(contentType: ContentType, text: string | undefined) {
  const message = text && isTextContentType(contentType) ? textProblem(contentType, text) : undefined
  return message ? { field: 'content' as const, message } : undefined
}

/** The content for the API: an upload takes precedence over typed text. */
export const contentOf = ({ content, uploadId }: TypedContent) => (uploadId ? { uploadId } : { content })
