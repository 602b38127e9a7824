/** A file with its content: as text, or at an address. A version of a file, with its name, is one. */
export interface ShownFile {
  readonly name: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly content: string | null
  readonly downloadUrl: string | null
  /** Set for a file of this device, which has no address yet. */
  readonly bytes?: Blob | undefined
}

/** Largest image that is loaded, in bytes; larger ones need a dedicated program. */
export const MAX_IMAGE_BYTES = 32 * 1024 * 1024

type FileKind = 'html' | 'markdown' | 'json' | 'text' | 'image' | 'pdf' | 'other'

/** How the content of a file can be shown. */
export function kindOf({ contentType, content }: ShownFile): FileKind {
  if (contentType.startsWith('image/')) return 'image'
  if (contentType === 'application/pdf') return 'pdf'
  if (content === null) return 'other'
  if (contentType === 'text/html') return 'html'
  if (contentType === 'text/markdown') return 'markdown'
  return contentType === 'application/json' ? 'json' : 'text'
}
