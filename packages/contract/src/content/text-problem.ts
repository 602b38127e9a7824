import { isTextContentType, type TextContentType } from '../resources/file.ts'
import { PAGE_MARKUP } from './markup-policy.ts'
import { isTooDeep } from './nesting.ts'
import { unsafeMarkup } from './unsafe-markup.ts'
import { unsafeSvg } from './unsafe-svg.ts'

/** Control characters, unpaired surrogates, and marks that change the writing direction. */
const HARMFUL = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const active = (what: string | undefined) => what && `Not allowed in the content: ${what}.`

function jsonProblem(text: string): string | undefined {
  if (isTooDeep(text)) return 'The JSON is nested too deeply.'
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return 'The content is not valid JSON.'
  }
}

const PROBLEMS: Record<TextContentType, (text: string) => string | undefined> = {
  'text/html': (text) => active(unsafeMarkup(text, PAGE_MARKUP)),
  'text/markdown': () => undefined,
  'text/plain': () => undefined,
  'application/json': jsonProblem,
  'image/svg+xml': (text) => active(unsafeSvg(text)),
}

/** `U+0000 in line 3`. */
function harmfulCharacter(text: string): string | undefined {
  const found = HARMFUL.exec(text)
  if (!found) return undefined
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `the character U+${code} in line ${text.slice(0, found.index).split('\n').length}`
}

/** Why a text does not match its content type, or what makes it unsafe; `undefined` when it is fine. */
export function textProblem(contentType: string, text: string): string | undefined {
  const character = active(harmfulCharacter(text))
  if (character) return character
  return isTextContentType(contentType) ? PROBLEMS[contentType](text) : undefined
}
