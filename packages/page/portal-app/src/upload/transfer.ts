import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { ApiError, call } from '@portal/session'
import { begunUploads } from './begun-uploads.ts'
import { digestOf } from './file-digest.ts'
import { sendParts } from './send-parts.ts'
import type { UploadState } from './upload-state.ts'
import { waitFor } from './wait-for.ts'

/** How often an upload that is gone is restarted before the operator is told. */
const MAX_RESTARTS = 3
const FIRST_PAUSE_MS = 500

/** An upload in progress, with facts that are determined once. */
export interface Transfer {
  readonly file: File
  readonly purpose: UploadPurpose
  readonly contentType: string
  sha256?: string
  /** The operator wants it although a task already received the same bytes. */
  isWanted?: true
  uploadId?: string | undefined
}

/** Facts that identify a file. */
const factsOf = ({ file, purpose, sha256 = '' }: Transfer) => ({
  purpose,
  name: file.name,
  sizeBytes: file.size,
  sha256,
})

/** Discards what was started for the file. */
export function restart(transfer: Transfer): void {
  begunUploads.forget(factsOf(transfer))
  transfer.uploadId = undefined
}

const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reason === 'UPLOAD_NOT_FOUND'

/** The storage has lost the upload several times. */
export class UploadLost extends Error {
  readonly last: ApiError

  constructor(last: ApiError) {
    super('The storage has lost the upload several times.')
    this.last = last
  }
}

interface Telling {
  readonly signal: AbortSignal
  onState(state: UploadState): void
}

/** Announces a file once. Reports a task that already received the same bytes. */
async function announced(transfer: Transfer, signal: AbortSignal) {
  const facts = factsOf(transfer)
  const known = transfer.uploadId ?? begunUploads.idOf(facts)
  if (known) return { uploadId: known }
  const { name, ...rest } = facts
  const body = { ...rest, fileName: name, contentType: transfer.contentType }
  const { uploadId, earlierTask } = await call(createUploadUrl, { body }, { errors: 'here', signal })
  transfer.uploadId = uploadId
  return { uploadId, earlierTask }
}

/** Stores on this device which upload a file resumes. */
function remember(transfer: Transfer, uploadId: string): void {
  const facts = factsOf(transfer)
  // How long it is kept counts from its start.
  if (begunUploads.idOf(facts) !== uploadId) begunUploads.remember(facts, uploadId)
}

/**
 * Reads and sends a file, resuming where it stopped. Stops for a file that a task already received, unless it
 * is wanted; the state says which. Throws `UploadLost` when the upload is gone each time.
 */
export async function run(transfer: Transfer, telling: Telling, restarts = 0): Promise<UploadState> {
  const { file, contentType } = transfer
  const { signal, onState } = telling
  transfer.sha256 ??= await digestOf(file, signal, (bytes) => onState({ step: 'reading', file, bytes }))
  const { uploadId, earlierTask } = await announced(transfer, signal)
  // Not remembered, so that selecting the file again warns again.
  if (earlierTask && !transfer.isWanted) return { step: 'known', file, earlier: earlierTask }
  remember(transfer, uploadId)
  const onProgress = (bytes: number) => onState({ step: 'sending', file, bytes })
  try {
    await sendParts({ file, uploadId, signal, onProgress })
  } catch (error) {
    if (!isGone(error)) throw error
    // The upload was used, has expired, or was lost with the storage.
    restart(transfer)
    if (restarts === MAX_RESTARTS) throw new UploadLost(error)
    await waitFor(FIRST_PAUSE_MS * 2 ** restarts, signal)
    return run(transfer, telling, restarts + 1)
  }
  const { name, sizeBytes, sha256 } = factsOf(transfer)
  return { step: 'done', uploaded: { uploadId, name, contentType, sizeBytes, sha256, file } }
}
