import { createHmac } from 'node:crypto'
import type { AuthConfig } from '@portal/contract/portal-config.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
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
export function voters({ issuer, clientId, algorithms, endpoints }: AuthConfig, secret: string) {
  const keys = createRemoteJWKSet(new URL(endpoints.jwks))
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url').slice(0, 22)

  /** The person of an ID token; nobody when it is none of the provider's, or the provider cannot be asked. */
  async function personIn(token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined
    const options = { issuer, audience: clientId, algorithms: [...algorithms] }
    return jwtVerify(token, keys, options).then(
      ({ payload }) => payload.sub,
      () => undefined,
    )
  }

  return async ({ headers, ip }: Asking, session: string): Promise<Voter> => {
    const person = await personIn(idTokenIn(headers.cookie))
    if (person !== undefined) return { voter: hash('person', person), session }
    const address = hash('address', ip)
    return { voter: address, session: address }
  }
}
