/** NUL and unpaired surrogates: PostgreSQL rejects both. */
const UNSTORABLE = /[\0\p{Cs}]/u
export const isUnstorable = (text: string): boolean => UNSTORABLE.test(text)

/** As JSON writes them; an escaped backslash may look the same. */
const LOOKS_UNSTORABLE = /\\u(0000|d[89a-f])/

type Path = readonly string[]

function findIn(value: unknown, path: Path): Path | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isUnstorable(key) ? path : findIn(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Where in a body a text is that cannot be stored; `undefined` when all can. */
export const unstorableText = (body: unknown): Path | undefined =>
  LOOKS_UNSTORABLE.test(JSON.stringify(body) ?? '') ? findIn(body, []) : undefined
