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

/** An answer that nobody has taken by then is old. */
const FRESH_FOR_MS = 10_000

/** What of the page it takes to know who asks. */
interface Asking {
  readonly document: { readonly cookie: string }
  readonly location: { readonly origin: string }
}

/**
 * Asks who is there, what may be done and what the screen shows first, while the modules that need it are still on
 * their way; the session takes the answers that `session.start` is given. Nothing is asked without a session, and
 * nothing of the screen before it is known that it may be shown. Never throws: what fails here fails there.
 *
 * @param firstRead What the screen reads first, as path and query below the account; nothing when it may not be seen.
 */
export function callFirst(
  config: PortalConfig,
  { document, location }: Asking,
  firstRead: (access: AccessSet) => string | undefined,
): FirstAnswers {
  const { auth } = config
  const answers: FirstAnswers = new Map()

  /** What is to happen with an answer happens before anybody takes it. */
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
    ask(userInfoCall(auth.endpoints.userInfo, token))
    read<ResultOf<typeof getAccess>>(getAccess.path, (answer) => {
      const path = firstRead(accessSetOf(answer))
      if (path) read(path)
    })
  }

  if (auth.vault === 'host')
    ask(hostSessionCall(location.origin, 'GET'), (answer) => askWith(hostSessionOf(answer).accessToken))
  else if (readCookie(document, TOKEN_COOKIES.id)) askWith(readCookie(document, TOKEN_COOKIES.access))
  setTimeout(() => {
    // What nobody reads would keep its connection.
    for (const answer of answers.values())
      void answer.then(({ body }) => body?.cancel()).catch(() => undefined)
    answers.clear()
  }, FRESH_FOR_MS)
  return answers
}
