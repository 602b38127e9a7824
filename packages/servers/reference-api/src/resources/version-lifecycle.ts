import type { PersonRef } from '@portal/contract/formats.ts'
import {
  refusalToDeleteVersion,
  refusalToEditVersion,
  refusalToPublishVersion,
  refusalToRestoreVersion,
} from '@portal/contract/resources/file-rules.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import type { FileVersionTable } from './resource-tables.ts'

/** Content location and type. */
export type FileContent = Pick<
  FileVersionTable,
  'contentType' | 'content' | 'storageKey' | 'sha256' | 'sizeBytes'
>

type VersionState = FileContent &
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

/** Time and person of an action. */
export interface Moment {
  readonly at: Date
  readonly by: PersonRef
}

/** The change request has already met the rules of the directory. */
const FREE = { requiresChangeRequest: false }

const NOT_DELETED = { deletedAt: null, deletedBy: null, deletedReason: null }

/** Changes a draft. Writing content makes the caller one of its authors. */
export function saveDraft<State extends VersionState>(
  version: State,
  draft: Pick<State, 'comment' | 'validFrom'> & { readonly content: FileContent | undefined },
  authorId: string,
): State {
  requireAllowed(refusalToEditVersion(version))
  const { content, ...facts } = draft
  const authorIds = [...new Set([...version.authorIds, authorId])]
  return { ...version, ...facts, ...content, authorIds }
}

/** Makes a draft visible to consumers; its content cannot change any more. */
export function publishVersion<State extends VersionState>(version: State, { at, by }: Moment): State {
  requireAllowed(refusalToPublishVersion(version, FREE))
  return { ...version, status: 'PUBLISHED', publishedAt: at, publishedBy: by }
}

export function deleteVersion<State extends VersionState>(
  version: State,
  { at, by }: Moment,
  reason: string | null,
): State {
  requireAllowed(refusalToDeleteVersion(version, FREE))
  return { ...version, status: 'DELETED', deletedAt: at, deletedBy: by, deletedReason: reason }
}

/** Restores a deleted version as a draft, whatever its state was, with its old number. */
export function restoreVersion<State extends VersionState>(version: State): State {
  requireAllowed(refusalToRestoreVersion(version))
  return { ...version, ...NOT_DELETED, status: 'DRAFT', publishedAt: null, publishedBy: null }
}
