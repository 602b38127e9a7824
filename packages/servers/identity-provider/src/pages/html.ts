/** Markup that is already escaped. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | undefined

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A template that escapes its parts, unless they are markup; `undefined` becomes empty. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map((part) =>
    part === undefined ? '' : typeof part === 'object' ? part.markup : escapeText(String(part)),
  )
  return { markup: String.raw({ raw: strings }, ...texts) }
}

/** Our own markup, unescaped. */
export function trusted(markup: string): Html {
  return { markup }
}
