import type { Refusal } from '../refusal.ts'
import type { VersionStatus } from './file.ts'

/** What consumers see is not deleted with its file (contract, section 4). */
export function refusalToDeleteFile({
  currentVersionId,
}: {
  readonly currentVersionId: string | null
}): Refusal | undefined {
  if (!currentVersionId) return undefined
  return { reason: 'FILE_IN_USE', message: 'The file has published versions.' }
}

interface Version {
  readonly status: VersionStatus
}

/** The content of a version is written as long as it is a draft. */
export function refusalToEditVersion({ status }: Version): Refusal | undefined {
  if (status === 'PUBLISHED') {
    return {
      reason: 'VERSION_IMMUTABLE',
      message: 'The content of a published version cannot change. Add a version.',
    }
  }
  if (status === 'DRAFT') return undefined
  return { reason: 'INVALID_STATE', message: 'The version is deleted. Restore it first.' }
}

interface Directory {
  readonly requiresChangeRequest: boolean
}

const CHANGE_REQUEST_REQUIRED: Refusal = {
  reason: 'CHANGE_REQUEST_REQUIRED',
  message: 'Versions of this directory are published by a change request.',
}

/** Where four eyes are needed for what consumers see, a draft is published by a change request only. */
export function refusalToPublishVersion(
  { status }: Version,
  { requiresChangeRequest }: Directory,
): Refusal | undefined {
  if (status !== 'DRAFT') return { reason: 'INVALID_STATE', message: 'Only a draft can be published.' }
  return requiresChangeRequest ? CHANGE_REQUEST_REQUIRED : undefined
}

/** So is what was published deleted. */
export function refusalToDeleteVersion(
  { status }: Version,
  { requiresChangeRequest }: Directory,
): Refusal | undefined {
  if (status === 'DELETED') return { reason: 'INVALID_STATE', message: 'The version is deleted already.' }
  return status === 'PUBLISHED' && requiresChangeRequest ? CHANGE_REQUEST_REQUIRED : undefined
}

export function refusalToRestoreVersion({ status }: Version): Refusal | undefined {
  if (status === 'DELETED') return undefined
  return { reason: 'INVALID_STATE', message: 'Only a deleted version can be restored.' }
}
