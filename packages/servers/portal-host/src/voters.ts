import { createHmac } from 'node:crypto'
import type { VerifiedTokens } from './verified-tokens.ts'
import { idTokenIn } from './visitor.ts'

interface Asking {
  readonly headers: { readonly cookie?: string | undefined }
  readonly ip: string
}

/** Who votes, as a keyed hash, and in which session. */
export interface Voter {
  readonly voter: string
  readonly session: string
}

/**
 * Says whose a vote is. Sessions of people whom the provider vouches for count one by one. Anybody else may have made
 * sessions up, so that all of one address are a single one.
 */
export function voters(tokens: VerifiedTokens, secret: string) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url').slice(0, 22)

  return async ({ headers, ip }: Asking, session: string): Promise<Voter> => {
    const person = (await tokens.claimsOf(idTokenIn(headers.cookie)))?.sub
    if (person !== undefined) return { voter: hash('person', person), session }
    const address = hash('address', ip)
    return { voter: address, session: address }
  }
}
