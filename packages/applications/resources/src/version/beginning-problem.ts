import type { ContentType } from '@portal/contract/resources/file.ts'
import { CONTENT_TYPE_LABELS } from '../file/content-types.ts'

/** The bytes that files of a type begin with, as Latin-1. */
const BEGINNINGS: Partial<Record<ContentType, string>> = {
  'application/pdf': '%PDF-',
  'image/png': '\x89PNG\r\n\x1A\n',
  'image/jpeg': '\xFF\xD8\xFF',
}

/** Why the bytes of a file cannot be of its type, or undefined. Said before the upload; the API checks more. */
export async function beginningProblem(file: File, type: ContentType): Promise<string | undefined> {
  const beginning = BEGINNINGS[type]
  if (beginning === undefined || file.size === 0) return undefined
  const bytes = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer())
  if (String.fromCharCode(...bytes) === beginning) return undefined
  return `${file.name} has the extension of a ${CONTENT_TYPE_LABELS[type]}, but is something else.`
}
