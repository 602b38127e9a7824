import { pathOf } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { meSchemas } from '@portal/contract/people/me-schemas.ts'
import { ApiError } from '../http/api-error.ts'
import { identityProvider } from '../identity/identity-provider.ts'
import type { ProviderVariables } from '../identity/provider-variables.ts'
import { log } from '../log.ts'
import { accessTokenVerifier, unauthenticated } from './access-token.ts'
import type { accessTokenSettings } from './access-token-settings.ts'
import type { Person } from './person.ts'
import { remembered } from './remembered.ts'

/** A suspension or a removed role takes effect here after this time. */
const REMEMBERED = { forMs: 10_000, most: 1000 }
const TIMEOUT_MS = 5000

/** Why the product API may refuse a person, which its caller should learn. */
const ABOUT_PERSON = ['USER_SUSPENDED', 'ACCOUNT_FORBIDDEN', 'OPERATOR_UNKNOWN'] as const

/** The product API refuses the token, or gives an invalid answer. */
async function failureOf(answer: Response): Promise<ApiError> {
  if (answer.status === 401) return unauthenticated()
  const body = ErrorResponse.safeParse(await answer.json().catch(() => undefined)).data
  const reason = ABOUT_PERSON.find((one) => one === body?.reason)
  return reason && body ? new ApiError(reason, { message: body.message }) : new ApiError('UPSTREAM_ERROR')
}

/** Where people's tokens and permissions come from. */
export interface PeopleSettings {
  /** The product API, which knows people's permissions. */
  readonly apiUrl: string
  readonly accountId: string
  /** The issuer of people's tokens. */
  readonly issuer: string
  /** The clients whose tokens are accepted. */
  readonly clients: readonly string[]
  /** What the issuer offers, and how its access tokens are told from others. */
  readonly provider: ProviderVariables
  readonly accessTokens: ReturnType<typeof accessTokenSettings>
}

/** Identifies people by their access tokens, and gets their permissions from the product API. */
export function people({
  apiUrl,
  accountId,
  issuer,
  clients,
  provider,
  accessTokens,
}: PeopleSettings): (authorization: string | undefined) => Promise<Person> {
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
    const body = await answer.json().catch(() => {
      throw new ApiError('UPSTREAM_ERROR')
    })
    return schema.parse(body)
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
