import { pathOf } from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { getUser } from '@portal/contract/people/user-endpoints.ts'
import type { ServiceFacts } from '../operations/service-facts.ts'
import type { Caller } from './caller.ts'
import type { ServiceSettings } from './settings.ts'

const TIMEOUT_MS = 5000

/** Finds the email addresses that no user has, with the caller's own token. */
export type FindUnknownPeople = (
  caller: Caller,
  authorization: string | undefined,
) => ServiceFacts['unknownAmong']

/** Asks the product API, which knows the users. Says nothing of people whom the caller must not look for. */
export function unknownPeople({
  apiUrl,
  accountId,
}: Pick<ServiceSettings, 'apiUrl' | 'accountId'>): FindUnknownPeople {
  async function isUnknown(person: string, authorization: string): Promise<boolean> {
    const userId = person.toLowerCase()
    const answer = await fetch(`${apiUrl}/accounts/${accountId}${pathOf(getUser, { userId })}`, {
      headers: { authorization, accept: MEDIA_TYPE },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    const body: unknown = await answer?.json().catch(() => undefined)
    return ErrorResponse.safeParse(body).data?.reason === 'USER_NOT_FOUND'
  }

  return ({ permissions, isBuildServer }, authorization) =>
    async (people) => {
      // The product API does not know the tokens of build servers.
      if (isBuildServer || authorization === undefined || !permissions.has('user.search')) return []
      const found = await Promise.all(people.map((person) => isUnknown(person, authorization)))
      return people.filter((_, index) => found[index])
    }
}
