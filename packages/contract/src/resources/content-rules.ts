import { isTextContentType, LARGEST_TEXT } from './file.ts'

interface Rules {
  readonly name: string
  readonly allowedContentTypes: readonly string[]
  readonly maxBytes: number
}

/** Why content of this type does not belong into a directory, if so. */
export function typeProblem(directory: Rules, contentType: string): string | undefined {
  if (directory.allowedContentTypes.includes(contentType)) return undefined
  return `${directory.name} takes ${directory.allowedContentTypes.join(', ')}.`
}

/** How large content of a type may be in a directory, in bytes. */
export const largestContent = ({ maxBytes }: Pick<Rules, 'maxBytes'>, contentType: string): number =>
  isTextContentType(contentType) ? Math.min(maxBytes, LARGEST_TEXT) : maxBytes

/** Why content of this size does not fit into a directory, if so. */
export function sizeProblem(
  directory: Pick<Rules, 'maxBytes'>,
  contentType: string,
  sizeBytes: number,
): string | undefined {
  const most = largestContent(directory, contentType)
  if (sizeBytes <= most) return undefined
  return `The content must be at most ${Math.floor(most / 1024).toLocaleString('en-GB')} KiB.`
}
