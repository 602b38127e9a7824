import { createHash } from 'node:crypto'

/** SHA-256 in base64url: stored in the database instead of a secret or a personal address. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
