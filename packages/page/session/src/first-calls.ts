import type { AccessSet } from '@portal/contract/access-set.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { getAccess } from '@portal/contract/people/access-endpoint.ts'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { accessSetIn } from './access-set-of.ts'
import { apiOf } from './api-of.ts'
import { type FirstAnswers, keyOfCall, type PlainCall } from './first-answers.ts'
import { userInfoCall } from './form-call.ts'
import { hostSessionCall, hostSessionOf } from './host-session.ts'
import { LAST_ACCESS } from './shared-memory.ts'
import { readCookie, TOKEN_COOKIES } from './token-cookies.ts'

/** How long an unused response is kept. */
const FRESH_FOR_MS = 10_000

/** What identifies the user of a page. */
interface PageIdentity {
  readonly document: { readonly cookie: string }
  readonly location: { readonly origin: string }
  readonly localStorage: Pick<Storage, 'getItem'>
}

/**
 * Requests the user, the access and the screen's first data while the modules that need them are still
 * loading; the session reuses the responses given to `session.start`. Sends nothing without a session, and
 * reads the screen's data only if it may be shown: by the operator's last access, or else once the access is
 * known. Never throws: errors surface in the session's own calls.
 *
 * @param firstRead The screen's first read, as path and query below the account; undefined when it may not be
 * seen.
 */
export function callFirst(
  config: PortalConfig,
  page: PageIdentity,
  firstRead: (access: AccessSet) => string | undefined,
): FirstAnswers {
  const { auth } = config
  const { document, location } = page
  const answers: FirstAnswers = new Map()

  /** Runs `use` before anyone takes the response. */
  function ask<Answer>(call: PlainCall, use?: (answer: Answer) => void): void {
    if (answers.has(keyOfCall(call))) return
    const answer = fetch(...call).then(async (response) => {
      if (use && response.ok)
        await response
          .clone()
          .json()
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
    const readScreen = (access: ResultOf<typeof getAccess>) => {
      const path = firstRead(accessSetIn(access))
      if (path) read(path)
    }
    ask(userInfoCall(auth, token))
    read(getAccess.path, readScreen)
    try {
      readScreen(JSON.parse(page.localStorage.getItem(LAST_ACCESS) ?? ''))
    } catch {
      // Storage is blocked, or has no access yet: the screen's data is read a little later.
    }
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
