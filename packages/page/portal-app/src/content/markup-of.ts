import type { PreviewContent } from '@portal/contract/preview/preview-message.ts'
import { marked } from 'marked'
import { kindOf, type ShownFile } from './shown-file.ts'

/** Characters of a text that are shown. */
export const MAX_TEXT_LENGTH = 1024 * 1024

/** Whether a file is a text that consumers see rendered. */
export const isMarkup = (file: ShownFile): boolean => ['html', 'markdown'].includes(kindOf(file))

/** The content of a markup file for the sandboxed frame, which removes what is unsafe. */
export function markupOf(file: ShownFile): PreviewContent {
  const text = file.content?.slice(0, MAX_TEXT_LENGTH) ?? ''
  const html = kindOf(file) === 'markdown' ? marked.parse(text, { async: false }) : text
  return { kind: 'html', html, direction: 'ltr', scheme: 'light' }
}
