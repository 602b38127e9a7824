import type { ContentType } from '@portal/contract/resources/file.ts'

/** The syntax highlighting of a content. */
export function languageOf(contentType: ContentType | undefined): 'html' | 'json' | 'plain' {
  if (contentType === 'application/json') return 'json'
  return contentType === 'text/html' || contentType === 'image/svg+xml' ? 'html' : 'plain'
}
