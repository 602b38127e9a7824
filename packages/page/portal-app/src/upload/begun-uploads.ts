import { UPLOAD_KEPT_HOURS } from '@portal/contract/tasks/upload.ts'

const KEPT_MS = UPLOAD_KEPT_HOURS * 60 * 60 * 1000
const PREFIX = 'upload '

interface FileFacts {
  readonly purpose: string
  readonly name: string
  readonly sizeBytes: number
  readonly sha256: string
}

interface Begun {
  readonly uploadId: string
  readonly at: number
}

const keyOf = ({ purpose, name, sizeBytes, sha256 }: FileFacts) =>
  `${PREFIX}${[purpose, sha256, sizeBytes, name].join(' ')}`

function begunUnder(key: string): Begun | undefined {
  try {
    const { uploadId, at } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof uploadId === 'string' && Number(at) > Date.now() - KEPT_MS ? { uploadId, at } : undefined
  } catch {
    return undefined
  }
}

/**
 * Uploads started on this device, so that they can resume after the page was closed. With blocked storage,
 * they only start over.
 */
export const begunUploads = {
  idOf: (file: FileFacts): string | undefined => begunUnder(keyOf(file))?.uploadId,

  remember(file: FileFacts, uploadId: string): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(PREFIX) && !begunUnder(key)) localStorage.removeItem(key)
      localStorage.setItem(keyOf(file), JSON.stringify({ uploadId, at: Date.now() }))
    } catch {
      // Without storage, the next upload starts from the beginning.
    }
  },

  forget(file: FileFacts): void {
    try {
      localStorage.removeItem(keyOf(file))
    } catch {
      // Nothing was stored.
    }
  },
}
