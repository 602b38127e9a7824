import { isTextContentType, MAX_TEXT } from './file.ts'

interface Rules {
  readonly name: string
  readonly allowedContentTypes: readonly string[]
  readonly maxBytes: number
}

/** Why a directory does not accept content of this type, or undefined. */
export function typeProblem(directory: Rules, contentType: string): string | undefined {
  if (directory.allowedContentTypes.includes(contentType)) return undefined
  return `${directory.name} accepts ${directory.allowedContentTypes.join(', ')}.`
}

/** The maximum content size of a type in a directory, in bytes. */
export const largestContent = ({ maxBytes }: Pick<Rules, 'maxBytes'>, contentType: string): number =>
  isTextContentType(contentType) ? Math.min(maxBytes, MAX_TEXT) : maxBytes

/** Why a directory does not accept content of this size, or undefined. */
export function sizeProblem(
  directory: Pick<Rules, 'maxBytes'>,
  contentType: string,
  sizeBytes: number,
): string | undefined {
  const most = largestContent(directory, contentType)
  if (sizeBytes <= most) return undefined
  return `The content must be at most ${Math.floor(most / 1024).toLocaleString('en-US')} KiB.`
}
