import { createHmac } from 'node:crypto'
import type { VerifiedTokens } from './verified-tokens.ts'
import { idTokenIn } from './visitor.ts'

interface Asking {
  readonly headers: { readonly cookie?: string | undefined }
  readonly ip: string
}

/** The reporter, as a keyed hash, and the session. */
export interface Reporter {
  readonly reporter: string
  readonly session: string
}

/**
 * Identifies reporters. Sessions of verified people count individually. Others could be invented, so all
 * sessions of one address count as one.
 */
export function reporters(tokens: VerifiedTokens, secret: string) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url').slice(0, 22)

  return async ({ headers, ip }: Asking, session: string): Promise<Reporter> => {
    const person = (await tokens.claimsOf(idTokenIn(headers.cookie)))?.sub
    if (person !== undefined) return { reporter: hash('person', person), session }
    const address = hash('address', ip)
    return { reporter: address, session: address }
  }
}
