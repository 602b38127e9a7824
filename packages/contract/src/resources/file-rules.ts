import type { Refusal } from '../refusal.ts'
import type { VersionStatus } from './file.ts'

/** A file with published versions cannot be deleted (contract, section 4). */
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

/** Only a draft's content can change. */
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
  message: 'Versions in this directory can be published only through a change request.',
}

/** Where publishing requires four eyes, drafts are published only by change requests. */
export function refusalToPublishVersion(
  { status }: Version,
  { requiresChangeRequest }: Directory,
): Refusal | undefined {
  if (status !== 'DRAFT') return { reason: 'INVALID_STATE', message: 'Only drafts can be published.' }
  return requiresChangeRequest ? CHANGE_REQUEST_REQUIRED : undefined
}

/** The same for deleting published versions. */
export function refusalToDeleteVersion(
  { status }: Version,
  { requiresChangeRequest }: Directory,
): Refusal | undefined {
  if (status === 'DELETED') return { reason: 'INVALID_STATE', message: 'The version is already deleted.' }
  return status === 'PUBLISHED' && requiresChangeRequest ? CHANGE_REQUEST_REQUIRED : undefined
}

export function refusalToRestoreVersion({ status }: Version): Refusal | undefined {
  if (status === 'DELETED') return undefined
  return { reason: 'INVALID_STATE', message: 'Only deleted versions can be restored.' }
}
