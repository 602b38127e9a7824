import { z } from 'zod'
import { readJson, UnreadableError } from './read-json.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const Discovery = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  scopes_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  /** Not standard: the logout takes Cognito's parameters. */
  logout_uri_supported: z.boolean().optional(),
})

/** A provider's metadata (OpenID Connect Discovery 1.0, section 3). */
export type Discovery = z.output<typeof Discovery>

/** The provider could not be discovered; the message is one sentence for operators of servers. */
export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError'
}

const isHttps = (address: string) => new URL(address).protocol === 'https:'

/** Nothing crosses a network to a provider on this machine. */
function isOwnMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && LOOPBACK.includes(hostname)
}

function requireTrustworthy(issuer: string, found: Discovery): void {
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = found
  const { revocation_endpoint, end_session_endpoint } = found
  const used = { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri }
  const addresses = Object.entries({ ...used, revocation_endpoint, end_session_endpoint })
  const isAllowed = (address: string) => isHttps(address) || (isOwnMachine(issuer) && isOwnMachine(address))
  const [name] = addresses.find(([, address]) => address !== undefined && !isAllowed(address)) ?? []
  if (name !== undefined) throw new DiscoveryError(`The ${name} of ${issuer} is not an https address.`)
}

/** Reads the discovery document of exactly this issuer. Throws `DiscoveryError`. */
export async function readDiscovery(issuer: string): Promise<Discovery> {
  if (!isHttps(issuer) && !isOwnMachine(issuer))
    throw new DiscoveryError(`${issuer} is not an https URL, so its discovery document is not trusted.`)
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const document = await readJson(address).catch((error: unknown) => {
    const known = error instanceof UnreadableError ? error.message : undefined
    throw new DiscoveryError(known ?? `${address} does not answer with a discovery document.`, {
      cause: error,
    })
  })
  const found = Discovery.safeParse(document)
  if (!found.success) {
    const [issue] = found.error.issues
    throw new DiscoveryError(`${address} is incomplete: ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  if (found.data.issuer !== issuer)
    throw new DiscoveryError(
      `${address} is of the issuer "${found.data.issuer}". Set IDENTITY_ISSUER to exactly that value.`,
    )
  requireTrustworthy(issuer, found.data)
  return found.data
}
