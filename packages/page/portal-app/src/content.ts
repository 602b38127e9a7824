/** Contents that nobody vouches for: shown in a frame of their own, and held against each other. It loads with the first page that has one. */

export { FileDifference, type FileDifferenceProps } from './content/file-difference.tsx'
export { FilePreview } from './content/file-preview.tsx'
export { MessagePreview, type MessagePreviewProps } from './content/message-preview.tsx'
export type { ShownFile } from './content/shown-file.ts'
