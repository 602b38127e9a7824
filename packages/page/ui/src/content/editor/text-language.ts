import { json } from '@codemirror/lang-json'
import type { Extension } from '@codemirror/state'

/** How a text is coloured. */
export type TextLanguage = 'plain' | 'json' | 'html'

/** The rules of a language. Those for HTML know those for styles and scripts, too, and are loaded when they are needed. */
export async function languageRules(language: TextLanguage): Promise<Extension> {
  if (language === 'json') return json()
  if (language === 'html') return (await import('@codemirror/lang-html')).html({ autoCloseTags: false })
  return []
}
