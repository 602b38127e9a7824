import type { ContentType } from '@portal/contract/resources/file.ts'

/** Names of media types. */
export const CONTENT_TYPE_LABELS: Record<ContentType, string> = {
  'text/html': 'HTML page',
  'text/markdown': 'Markdown text',
  'text/plain': 'Plain text',
  'application/json': 'JSON',
  'application/pdf': 'PDF',
  'image/svg+xml': 'SVG image',
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
}
