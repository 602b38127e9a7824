import type { ChangeRequestKind } from '@portal/contract/resources/change-request.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'

/** What can be requested for a version: a draft is published, what was published is deleted. */
export const kindFor = ({ status }: Pick<FileVersion, 'status'>): ChangeRequestKind =>
  status === 'PUBLISHED' ? 'DELETE' : 'PUBLISH'
