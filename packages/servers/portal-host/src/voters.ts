import { createHmac } from 'node:crypto'
import type { VerifiedTokens } from './verified-tokens.ts'
import { idTokenIn } from './visitor.ts'

interface Asking {
  readonly headers: { readonly cookie?: string | undefined }
  readonly ip: string
}

/** The voter, as a keyed hash, and the session. */
export interface Voter {
  readonly voter: string
  readonly session: string
}

/**
 * Identifies voters. Sessions of verified people count individually. Others could be invented, so all
 * sessions of one address count as one.
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
