import { spawn } from 'node:child_process'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type TokenEndpointResponse,
  tokenRevocation,
} from 'openid-client'
import { ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'
import { momentOf } from './moment.ts'
import type { Outcome } from './outcome.ts'
import { portalAddress } from './portal-address.ts'
import { signInFrom } from './sign-in/access-token-for.ts'
import { keepSignIn, readSignIn } from './sign-in/kept-sign-ins.ts'
import { listenForReturn } from './sign-in/loopback.ts'
import { findProvider } from './sign-in/provider.ts'
import { serviceFacts } from './sign-in/service-facts.ts'
import { UsageError } from './usage.ts'
import { serviceUrl } from './work.ts'

const SCOPE = 'openid system/operation'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  linux: 'xdg-open',
  win32: 'explorer',
}

/** Opens the browser on this machine; remote users open the printed address instead. */
function openBrowser(address: URL): void {
  const opener = OPENERS[process.platform]
  if (!opener || !process.stdout.isTTY) return
  spawn(opener, [address.href], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref()
}

function requireUrl(given: Given): string {
  const url = serviceUrl(given)
  if (url) return url
  throw new UsageError('Enter the portal, such as --url https://portal.example.')
}

/** When the sign-in ends, however often it is renewed; undefined when the provider does not say. */
function endOf({ refresh_expires_in: seconds }: TokenEndpointResponse): string | undefined {
  return typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : undefined
}

/** Signs in with a browser (RFC 8252), and keeps the tokens for later commands. */
export async function login(given: Given): Promise<Outcome> {
  const url = requireUrl(given)
  const facts = await serviceFacts(url)
  const provider = await findProvider(facts.issuer, facts.clientId)
  const [pkceCodeVerifier, expectedState, expectedNonce] = [
    randomPKCECodeVerifier(),
    randomState(),
    randomNonce(),
  ]
  const loopback = await listenForReturn()
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: loopback.address,
    scope: SCOPE,
    code_challenge: await calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  })
  console.error(`Sign in with your browser at\n${address}`)
  openBrowser(address)
  const checks = { pkceCodeVerifier, expectedState, expectedNonce }
  const tokens = await authorizationCodeGrant(provider, await loopback.returned(), checks).catch(
    (error: unknown) => {
      throw error instanceof ReleaseError
        ? error
        : new ReleaseError('denied', 'The sign-in was not completed. Run login again.', { cause: error })
    },
  )
  await keepSignIn(url, signInFrom(facts, tokens))
  const who = String(tokens.claims()?.email ?? 'somebody')
  const until = endOf(tokens)
  const lasts = until === undefined ? '' : ` until ${momentOf(until)} at the latest`
  return { data: { url, email: who, until }, lines: [`Signed in as ${who} at ${portalAddress(url)}${lasts}`] }
}

/** Signs out, here and at the provider. */
export async function logout(given: Given): Promise<Outcome> {
  const url = requireUrl(given)
  const signIn = await readSignIn(url)
  await keepSignIn(url, undefined)
  if (signIn?.refreshToken !== undefined) {
    const provider = await findProvider(signIn.issuer, signIn.clientId).catch(() => undefined)
    // The local tokens are always deleted; the refresh token also expires at the provider.
    if (provider) await tokenRevocation(provider, signIn.refreshToken).catch(() => undefined)
  }
  const portal = portalAddress(url)
  return { data: { url }, lines: [signIn ? `Signed out of ${portal}` : `Not signed in at ${portal}`] }
}
