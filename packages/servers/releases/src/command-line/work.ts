import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import type { ReleaseOperations } from '../operations/release-operations.ts'
import { remoteOperations } from '../operations/remote-operations.ts'
import { storeOperations } from '../operations/store-operations.ts'
import type { Given } from './arguments.ts'
import { openPlace } from './place.ts'
import { accessTokenFor } from './sign-in/access-token-for.ts'
import { serviceFacts } from './sign-in/service-facts.ts'
import { UsageError } from './usage.ts'

/** What a command works on, wherever the releases are stored. */
export interface Work {
  readonly repository: string
  readonly operations: ReleaseOperations
}

/** The address of the service if the releases are not on this machine; a portal's address is enough. */
export function serviceUrl({ url = process.env.RELEASE_URL }: Given): string | undefined {
  if (url === undefined) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`"${url}" is not the address of a portal, such as https://portal.example.`)
  const { origin, pathname } = new URL(url)
  return origin + (pathname === '/' ? RELEASE_SERVICE : pathname.replace(/\/$/, ''))
}

/** Opens the requested service, or the store of this machine. */
export async function openWork(repository: string, given: Given): Promise<Work> {
  const { environment } = given
  const url = serviceUrl(given)
  if (url === undefined) {
    const place = await openPlace({ repository, environment, isFirst: false })
    return { repository, operations: storeOperations(place, place.actor) }
  }
  const unknownToken =
    process.env.RELEASE_TOKEN === undefined
      ? undefined
      : `The service at ${url} does not know the token in RELEASE_TOKEN. The file in its RELEASE_TOKENS lists the digests of the tokens that it knows.`
  const service = {
    url,
    environment: environment ?? (await serviceFacts(url)).environment,
    accessToken: accessTokenFor(url),
    unknownToken,
  }
  return { repository, operations: remoteOperations(service) }
}
