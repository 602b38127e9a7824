/** Markup that needs no more escaping. */
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

/** A template whose parts are escaped, unless they are markup themselves; `undefined` leaves nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map((part) =>
    part === undefined ? '' : typeof part === 'object' ? part.markup : escapeText(String(part)),
  )
  return { markup: String.raw({ raw: strings }, ...texts) }
}

/** Markup that we wrote ourselves, as it is. */
export function trusted(markup: string): Html {
  return { markup }
}
