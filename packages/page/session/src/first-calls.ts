import type { AccessSet } from '@portal/contract/access-set.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { getAccess } from '@portal/contract/people/access-endpoint.ts'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { accessSetOf } from './access-set-of.ts'
import { apiOf } from './api-of.ts'
import { type FirstAnswers, keyOfCall, type PlainCall } from './first-answers.ts'
import { userInfoCall } from './form-call.ts'
import { hostSessionCall, hostSessionOf } from './host-session.ts'
import { readCookie, TOKEN_COOKIES } from './token-cookies.ts'

/** How long an unused response is kept. */
const FRESH_FOR_MS = 10_000

/** What identifies the user of a page. */
interface PageIdentity {
  readonly document: { readonly cookie: string }
  readonly location: { readonly origin: string }
}

/**
 * Requests the user, the access and the screen's first data while the modules that need them are still
 * loading; the session reuses the responses given to `session.start`. Sends nothing without a session, and
 * reads the screen's data only once it may be shown. Never throws: errors surface in the session's own calls.
 *
 * @param firstRead The screen's first read, as path and query below the account; undefined when it may not be
 * seen.
 */
export function callFirst(
  config: PortalConfig,
  { document, location }: PageIdentity,
  firstRead: (access: AccessSet) => string | undefined,
): FirstAnswers {
  const { auth } = config
  const answers: FirstAnswers = new Map()

  /** Runs `use` before anyone takes the response. */
  function ask<Answer>(call: PlainCall, use?: (answer: Answer) => void): void {
    const answer = fetch(...call).then(async (response) => {
      const copy = use && response.ok ? response.clone() : undefined
      await copy
        ?.json()
        .then(use)
        .catch(() => undefined)
      return response
    })
    answer.catch(() => undefined)
    answers.set(keyOfCall(call), answer)
  }

  function askWith(token: string | undefined): void {
    if (!token) return
    const read = <Answer>(path: string, use?: (answer: Answer) => void) => {
      const headers = { Accept: MEDIA_TYPE, Authorization: `Bearer ${token}` }
      ask([apiOf(config) + path, { method: 'GET', headers, cache: 'no-store' }], use)
    }
    ask(userInfoCall(auth, token))
    read<ResultOf<typeof getAccess>>(getAccess.path, (answer) => {
      const path = firstRead(accessSetOf(answer))
      if (path) read(path)
    })
  }

  if (auth.vault === 'host')
    ask(hostSessionCall(location.origin, 'GET'), (answer) => askWith(hostSessionOf(answer).accessToken))
  else if (readCookie(document, TOKEN_COOKIES.id)) askWith(readCookie(document, TOKEN_COOKIES.access))
  setTimeout(() => {
    // An unread response would hold its connection open.
    for (const answer of answers.values())
      void answer.then(({ body }) => body?.cancel()).catch(() => undefined)
    answers.clear()
  }, FRESH_FOR_MS)
  return answers
}
