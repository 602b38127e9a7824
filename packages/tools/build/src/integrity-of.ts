import { createHash } from 'node:crypto'

/** The integrity value that a browser checks a file against. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`
