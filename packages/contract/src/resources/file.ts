/** Vocabulary of directories, files and versions, without zod so that every screen can use it. */

import { isOneOf } from '../typed-objects.ts'

/** Content types stored and edited as text. */
export const TEXT_CONTENT_TYPES = [
  'text/html',
  'text/markdown',
  'text/plain',
  'application/json',
  'image/svg+xml',
] as const
export type TextContentType = (typeof TEXT_CONTENT_TYPES)[number]

export const CONTENT_TYPES = [...TEXT_CONTENT_TYPES, 'application/pdf', 'image/png', 'image/jpeg'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const isTextContentType = (type: string): type is TextContentType => isOneOf(TEXT_CONTENT_TYPES, type)

/** Maximum size of content stored as text, in bytes of UTF-8. */
export const MAX_TEXT = 1024 * 1024

export const VERSION_STATUSES = ['DRAFT', 'PUBLISHED', 'DELETED'] as const
export type VersionStatus = (typeof VERSION_STATUSES)[number]

export const FILE_SORT_FIELDS = ['name', 'updatedAt'] as const
export const VERSION_SORT_FIELDS = ['number'] as const

/** Page size of the portal's list of directories (specification, section 9): the menu links to each of them. */
export const DIRECTORY_PAGE_SIZE = 100
