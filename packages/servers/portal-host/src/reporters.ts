import { createHmac } from 'node:crypto'
import type { VerifiedTokens } from './verified-tokens.ts'
import { idTokenIn } from './visitor.ts'

interface Call {
  readonly headers: { readonly cookie?: string | undefined }
}

/** The person, as a keyed hash, and the session. */
export interface Reporter {
  readonly reporter: string
  readonly session: string
}

/**
 * Identifies reporters: people whom the provider has signed in. Otherwise anyone could report in someone else’s
 * name, and end a canary or undo a promotion.
 */
export function reporters(tokens: VerifiedTokens, secret: string) {
  const hash = (value: string) =>
    createHmac('sha256', secret).update(`person ${value}`).digest('base64url').slice(0, 22)

  return async ({ headers }: Call, session: string): Promise<Reporter | undefined> => {
    const person = (await tokens.claimsOf(idTokenIn(headers.cookie)))?.sub
    return person === undefined ? undefined : { reporter: hash(person), session }
  }
}
