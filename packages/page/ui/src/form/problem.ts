/** Type of an error from the server: validation in the page must not clear it before the value changes. */
export const REFUSED = 'refused'

/** A problem reported by the server. */
export interface Problem {
  /** JSON Pointer of the value; undefined for the form as a whole. */
  pointer?: string | undefined
  message: string
  /** Of the refused call, for support. */
  requestId?: string | undefined
}

/** Converts a JSON Pointer to a field name: `/acquirers/0/bin` is `acquirers.0.bin`. */
export function fieldNameOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
