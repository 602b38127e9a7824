import { shareRunning } from '@portal/server-common/share-running.ts'
import {
  ResponseBodyError,
  refreshTokenGrant,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { BUILD_TOKEN } from '../../build-token.ts'
import { ReleaseError } from '../../release-error.ts'
import { CALL } from '../call.ts'
import { portalAddress } from '../portal-address.ts'
import { keepSignIn, readSignIn, type SignIn } from './kept-sign-ins.ts'
import { findProvider, noAnswer } from './provider.ts'

/** A token that expires sooner could expire on its way. */
const MIN_MS = 30_000

/** The stored part of the provider's answer. Without a new refresh token in it, the earlier one stays valid. */
export const signInFrom = (
  { issuer, clientId, refreshToken }: Pick<SignIn, 'issuer' | 'clientId' | 'refreshToken'>,
  tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
): SignIn => ({
  issuer,
  clientId,
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? refreshToken,
  expiresAt: Date.now() + (tokens.expiresIn() ?? 0) * 1000,
})

const notSignedIn = (url: string) =>
  new ReleaseError('denied', `You are not signed in. Run ${CALL} login --url ${portalAddress(url)}`)

const hasEnded = (url: string) =>
  new ReleaseError('denied', `Your sign-in has ended. Run ${CALL} login --url ${portalAddress(url)}`)

/** Only an answer of the provider ends a sign-in; without one, it may still be valid. */
const whyNotRenewed = (url: string, error: unknown) =>
  error instanceof ResponseBodyError ? hasEnded(url) : noAnswer(error)

async function renewed(url: string, signIn: SignIn): Promise<SignIn> {
  if (signIn.refreshToken === undefined) throw hasEnded(url)
  const provider = await findProvider(signIn.issuer, signIn.clientId)
  const tokens = await refreshTokenGrant(provider, signIn.refreshToken).catch((error: unknown) => {
    throw whyNotRenewed(url, error)
  })
  const next = signInFrom(signIn, tokens)
  await keepSignIn(url, next)
  return next
}

function buildToken(given: string): string {
  if (BUILD_TOKEN.test(given)) return given
  throw new ReleaseError(
    'denied',
    'RELEASE_TOKEN is not a token: it must have 20 to 500 letters, digits or . ~ + / = _ - characters.',
  )
}

/**
 * Returns the access token for a service: that of a build server, or of the signed-in user. Concurrent calls of a
 * command renew a sign-in once: a provider may end it when a refresh token is used twice.
 */
export const accessTokenFor = (url: string): (() => Promise<string>) =>
  shareRunning(async () => {
    const { RELEASE_TOKEN } = process.env
    if (RELEASE_TOKEN !== undefined) return buildToken(RELEASE_TOKEN)
    const signIn = await readSignIn(url)
    if (!signIn) throw notSignedIn(url)
    return (signIn.expiresAt - Date.now() > MIN_MS ? signIn : await renewed(url, signIn)).accessToken
  })
