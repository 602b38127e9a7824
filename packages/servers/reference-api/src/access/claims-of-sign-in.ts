import { type TokenClaims, unauthenticated } from '@portal/server-common/access/access-token.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { ProviderFacts } from '@portal/server-common/identity/provider-facts.ts'
import { readJson } from '@portal/server-common/identity/read-json.ts'
import { z } from 'zod'

const UserInfo = z.looseObject({ sub: z.string() })

/** The claims of userInfo, which must be about the owner of the token (OpenID Connect Core, 5.3.2). */
async function userInfo(
  { userInfo: address, userInfoMethod: method }: ProviderFacts,
  { sub }: TokenClaims,
  token: string,
): Promise<object> {
  const answer = await readJson(address, { method, headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  )
  if (answer === undefined) throw new ApiError('UPSTREAM_ERROR')
  const claims = UserInfo.safeParse(answer).data
  if (claims?.sub !== sub) throw unauthenticated()
  return claims
}

const Claims = z.looseObject({
  /** Cognito sends text. */
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
})

const unknown = (message: string) => new ApiError('OPERATOR_UNKNOWN', { message })

/** The value of a claim, from the access token or else from userInfo. Throws `ApiError` with the cause. */
export async function claimOfSignIn(
  claim: string,
  claims: TokenClaims,
  { facts, token }: { readonly facts: () => Promise<ProviderFacts>; readonly token: string },
): Promise<string> {
  const known = claim in claims ? claims : await userInfo(await facts(), claims, token)
  const { [claim]: value, email_verified: verified } = Claims.catch({}).parse(known)
  if (typeof value !== 'string' || value === '' || value.length > 320)
    throw unknown(
      `The identity provider does not say who you are here: its sign-in has no "${claim}". Tell your administrator.`,
    )
  if (claim === 'email' && verified !== true && verified !== 'true')
    throw unknown(
      `The identity provider has not verified your address ${value}. Verify it there, then sign in again.`,
    )
  return value
}
