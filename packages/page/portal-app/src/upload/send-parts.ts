import { completeUpload, createPartUrls } from '@portal/contract/tasks/upload-endpoints.ts'
import { call } from '@portal/session'
import { PutRefused, putBytes } from './put-bytes.ts'
import { waitFor } from './wait-for.ts'

/** Consecutive failures of a part before the operator has to resume. */
const MAX_FAILURES = 5
const FIRST_WAIT_MS = 500
const EXPIRED = 403

interface Sending {
  readonly file: Blob
  readonly uploadId: string
  readonly signal: AbortSignal
  /** Number of bytes sent, including those in flight. */
  onProgress(bytes: number): void
}

/** Sends the missing parts in sequence. `arrived` is called after each. */
async function sendMissing({ file, uploadId, signal, onProgress }: Sending, arrived: () => void) {
  const input = { params: { uploadId } }
  const { parts } = await call(createPartUrls, input, { errors: 'here', signal })
  let there = parts.reduce((sum, part) => sum + (part.uploadUrl ? 0 : part.sizeBytes), 0)
  onProgress(there)
  for (const { uploadUrl, firstByte, sizeBytes } of parts) {
    if (!uploadUrl) continue
    const before = there
    const bytes = file.slice(firstByte, firstByte + sizeBytes)
    await putBytes(uploadUrl, bytes, signal, (sent) => onProgress(before + sent))
    there += sizeBytes
    arrived()
  }
}

/**
 * Sends an announced file, starting with its first missing part. Retries failed parts with increasing delays,
 * and renews expired addresses. Throws `ApiError`, or `PutRefused` when it makes no progress; calling it
 * again resumes.
 */
export async function sendParts(sending: Sending): Promise<void> {
  const { uploadId, signal } = sending
  let failures = 0
  const arrived = () => {
    failures = 0
  }
  for (;;) {
    try {
      await sendMissing(sending, arrived)
      break
    } catch (error) {
      if (!(error instanceof PutRefused) || failures === MAX_FAILURES) throw error
      if (error.status !== EXPIRED || failures > 0) await waitFor(FIRST_WAIT_MS * 2 ** failures, signal)
      failures += 1
    }
  }
  await call(completeUpload, { params: { uploadId } }, { errors: 'here', signal })
}
