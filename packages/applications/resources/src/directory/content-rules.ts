import { CONTENT_TYPES } from '@portal/contract/resources/file.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { MAX_UPLOAD_BYTES } from '@portal/contract/tasks/upload.ts'

/** What a directory accepts, and how its versions are published. */
export type ContentRules = Pick<
  Directory,
  'name' | 'allowedContentTypes' | 'maxBytes' | 'requiresChangeRequest'
>

/** For operators who cannot read the directory: what holds in all of them. The API checks the rest. */
const COMMON_RULES: ContentRules = {
  name: 'The directory',
  allowedContentTypes: [...CONTENT_TYPES],
  maxBytes: MAX_UPLOAD_BYTES,
  requiresChangeRequest: false,
}

export const rulesOf = (directory: Directory | undefined): ContentRules => directory ?? COMMON_RULES
