import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import type { ShownError } from '@portal/ui'

/** A completely uploaded file. */
export interface UploadedFile {
  readonly uploadId: string
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly sha256: string
  /** Its bytes on this device, for a preview. */
  readonly file: File
}

/** A task that already received the same bytes. */
export type EarlierTask = NonNullable<ResultOf<typeof createUploadUrl>['earlierTask']>

/** The progress of a file: read for its checksum, then sent. */
export type UploadState =
  | { readonly step: 'empty'; readonly problem?: string }
  | { readonly step: 'reading' | 'sending'; readonly file: File; readonly bytes: number }
  | { readonly step: 'paused'; readonly file: File; readonly bytes: number; readonly error?: ShownError }
  | { readonly step: 'known'; readonly file: File; readonly earlier: EarlierTask }
  | { readonly step: 'done'; readonly uploaded: UploadedFile }
