import { HARMFUL_IN_PARAGRAPH } from '../harmful-characters.ts'
import { isTextContentType, type TextContentType } from '../resources/file.ts'
import { PAGE_MARKUP } from './markup-policy.ts'
import { isTooDeep } from './nesting.ts'
import { unsafeMarkup } from './unsafe-markup.ts'
import { unsafeSvg } from './unsafe-svg.ts'

const notAllowed = (what: string | undefined) => what && `Not allowed in the content: ${what}.`

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
  'text/html': (text) => notAllowed(unsafeMarkup(text, PAGE_MARKUP)),
  'text/markdown': () => undefined,
  'text/plain': () => undefined,
  'application/json': jsonProblem,
  'image/svg+xml': (text) => notAllowed(unsafeSvg(text)),
}

/** `U+0000 on line 3`. */
function harmfulCharacter(text: string): string | undefined {
  const found = HARMFUL_IN_PARAGRAPH.exec(text)
  if (!found) return undefined
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return `the character U+${code} on line ${text.slice(0, found.index).split('\n').length}`
}

/** Why a text does not match its content type, or what makes it unsafe; `undefined` when it is fine. */
export function textProblem(contentType: string, text: string): string | undefined {
  const character = notAllowed(harmfulCharacter(text))
  if (character) return character
  return isTextContentType(contentType) ? PROBLEMS[contentType](text) : undefined
}
