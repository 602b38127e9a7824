import { json } from '@codemirror/lang-json'
import type { Extension } from '@codemirror/state'

/** The syntax highlighting of a text. */
export type TextLanguage = 'plain' | 'json' | 'html'

/** The rules of a language, loaded on demand. Those for HTML include styles and scripts. */
export async function languageRules(language: TextLanguage): Promise<Extension> {
  if (language === 'json') return json()
  if (language === 'html') return (await import('@codemirror/lang-html')).html({ autoCloseTags: false })
  return []
}
