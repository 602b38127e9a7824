import { completeUpload, createPartUrls } from '@portal/contract/tasks/upload-endpoints.ts'
import { call } from '@portal/session'
import { PutRefused, putBytes } from './put-bytes.ts'

/** As often in a row a part may fail before the operator is asked to go on. */
const MOST_FAILURES = 5
const FIRST_WAIT_MS = 500
const EXPIRED = 403

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

interface Sending {
  readonly file: Blob
  readonly uploadId: string
  readonly signal: AbortSignal
  /** How many bytes are there, those on their way included. */
  onProgress(bytes: number): void
}

/** Sends the parts that are not there yet, one after the other. `arrived` is called after each. */
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
 * Sends an announced file, beginning with what is not there yet. A part that fails is sent again, after an ever longer
 * pause; an address that has expired is exchanged for a new one. Throws `ApiError`, or `PutRefused` when it does not get
 * on; called again, it goes on.
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
      if (!(error instanceof PutRefused) || failures === MOST_FAILURES) throw error
      if (error.status !== EXPIRED || failures > 0) await waitFor(FIRST_WAIT_MS * 2 ** failures, signal)
      failures += 1
    }
  }
  await call(completeUpload, { params: { uploadId } }, { errors: 'here', signal })
}
