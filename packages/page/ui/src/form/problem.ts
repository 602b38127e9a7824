/** The kind of an error that only the server knows: no check of the page may take it away before the value changes. */
export const REFUSED = 'refused'

/** Something the server refused. */
export interface Problem {
  /** JSON Pointer of the value it is about; without one it is about the whole. */
  pointer?: string | undefined
  message: string
}

/** The name of the field that a JSON Pointer means: `/acquirers/0/bin` is `acquirers.0.bin`. */
export function fieldNameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
