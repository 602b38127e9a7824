import type { PersonRef } from '@portal/contract/formats.ts'
import { ApiError } from '../http/api-error.ts'
import type { DirectoryTable, FileVersionTable } from './resource-tables.ts'

/** Where the content is and what it is. */
export type Content = Pick<
  FileVersionTable,
  'contentType' | 'content' | 'storageKey' | 'sha256' | 'sizeBytes'
>

type VersionState = Content &
  Pick<
    FileVersionTable,
    | 'status'
    | 'comment'
    | 'validFrom'
    | 'authorIds'
    | 'publishedAt'
    | 'publishedBy'
    | 'deletedAt'
    | 'deletedBy'
    | 'deletedReason'
  >

/** When somebody does something. */
export interface Moment {
  readonly at: Date
  readonly by: PersonRef
}

const NOT_DELETED = { deletedAt: null, deletedBy: null, deletedReason: null }

function requireDraft({ status }: VersionState): void {
  if (status === 'DRAFT') return
  if (status === 'PUBLISHED') throw new ApiError('VERSION_IMMUTABLE')
  throw new ApiError('INVALID_STATE', { message: 'The version is deleted. Restore it first.' })
}

/** Changes a draft. Who writes content becomes one of its authors. */
export function saveDraft<State extends VersionState>(
  version: State,
  draft: Pick<State, 'comment' | 'validFrom'> & { readonly content: Content | undefined },
  authorId: string,
): State {
  requireDraft(version)
  const { content, ...facts } = draft
  const authorIds = [...new Set([...version.authorIds, authorId])]
  return { ...version, ...facts, ...content, authorIds }
}

/** Makes a draft what consumers see; its content is frozen from now on. */
export function publishVersion<State extends VersionState>(version: State, { at, by }: Moment): State {
  if (version.status !== 'DRAFT') {
    throw new ApiError('INVALID_STATE', { message: 'Only a draft can be published.' })
  }
  return { ...version, status: 'PUBLISHED', publishedAt: at, publishedBy: by }
}

export function deleteVersion<State extends VersionState>(
  version: State,
  { at, by }: Moment,
  reason: string | null,
): State {
  if (version.status === 'DELETED') {
    throw new ApiError('INVALID_STATE', { message: 'The version is deleted already.' })
  }
  return { ...version, status: 'DELETED', deletedAt: at, deletedBy: by, deletedReason: reason }
}

/** Brings a deleted version back as a draft, whatever it was before, under its old number. */
export function restoreVersion<State extends VersionState>(version: State): State {
  if (version.status !== 'DELETED') {
    throw new ApiError('INVALID_STATE', { message: 'Only a deleted version can be restored.' })
  }
  return { ...version, ...NOT_DELETED, status: 'DRAFT', publishedAt: null, publishedBy: null }
}

/** Throws where four eyes are needed for what consumers see: such a change goes through a change request. */
export function requireDirectChange({
  requiresChangeRequest,
}: Pick<DirectoryTable, 'requiresChangeRequest'>) {
  if (requiresChangeRequest) throw new ApiError('CHANGE_REQUEST_REQUIRED')
}
