/** Untrusted content: shown in a sandboxed frame, and compared. Loaded with the first page that needs it. */

export { FileDifference, type FileDifferenceProps } from './content/file-difference.tsx'
export { FilePreview } from './content/file-preview.tsx'
export { MessagePreview, type MessagePreviewProps } from './content/message-preview.tsx'
export type { ShownFile } from './content/shown-file.ts'
export { Thumbnail } from './content/thumbnail.tsx'
