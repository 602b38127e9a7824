import type { ChangeRequestKind } from '@portal/contract/resources/change-request.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'

/** The kind of request for a version: publish a draft, or delete a published version. */
export const kindFor = ({ status }: Pick<FileVersion, 'status'>): ChangeRequestKind =>
  status === 'PUBLISHED' ? 'DELETE' : 'PUBLISH'
