import { createHash } from 'node:crypto'

/** What a browser checks a file by. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`
