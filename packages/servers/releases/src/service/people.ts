import { pathOf } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { meSchemas } from '@portal/contract/people/me-schemas.ts'
import { accessTokenVerifier, unauthenticated } from '@portal/server-common/access/access-token.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { identityProvider } from '@portal/server-common/identity/identity-provider.ts'
import { log } from '@portal/server-common/log.ts'
import type { FindCaller } from './caller.ts'
import { remembered } from './remembered.ts'
import type { ServiceSettings } from './settings.ts'

/** A suspension or a removed role takes effect here after this time. */
const REMEMBERED = { forMs: 10_000, most: 1000 }
const TIMEOUT_MS = 5000

/** The product API refuses the token, or gives an invalid answer. */
async function failureOf(answer: Response): Promise<ApiError> {
  if (answer.status === 401) return unauthenticated()
  const body = ErrorResponse.safeParse(await answer.json().catch(() => undefined)).data
  return new ApiError(body?.reason === 'USER_SUSPENDED' ? 'USER_SUSPENDED' : 'UPSTREAM_ERROR')
}

type Dependencies = Pick<
  ServiceSettings,
  'apiUrl' | 'accountId' | 'issuer' | 'clients' | 'provider' | 'accessTokens'
>

/** Identifies people by their access tokens, and gets their permissions from the product API. */
export function people({
  apiUrl,
  accountId,
  issuer,
  clients,
  provider,
  accessTokens,
}: Dependencies): FindCaller {
  const { facts } = identityProvider(provider, (message) => log.warn('provider-not-discovered', { message }))
  const verify = accessTokenVerifier({
    issuer,
    clients,
    ...accessTokens,
    keysAddress: async () => (await facts()).jwks,
    // The product API knows whose it is.
    operatorOf: async ({ sub }) => sub,
  })

  async function ask<Result>(
    path: string,
    schema: { parse(body: unknown): Result },
    authorization: string,
  ): Promise<Result> {
    const answer = await fetch(`${apiUrl}/accounts/${accountId}${path}`, {
      headers: { authorization, accept: MEDIA_TYPE },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (!answer) throw new ApiError('UPSTREAM_ERROR')
    if (!answer.ok) throw await failureOf(answer)
    return schema.parse(await answer.json())
  }

  const callerOf = remembered(REMEMBERED, async (authorization) => {
    const [access, user] = await Promise.all([
      ask(pathOf(getAccess), meSchemas.getAccess.response, authorization),
      ask(
        pathOf(getCurrentUser),
        meSchemas.getCurrentUser.response.pick({ id: true, email: true }),
        authorization,
      ),
    ])
    return {
      id: user.id,
      actor: user.email,
      permissions: new Set(access.resources.map(({ resource }) => resource)),
    }
  })

  return async (authorization) => {
    await verify(authorization)
    return callerOf(authorization ?? '')
  }
}
