import { PORTAL_SESSION } from '@portal/contract/headers.ts'
import type { HostSession } from '@portal/contract/portal-config.ts'
import type { PlainCall } from './first-answers.ts'
import { membersOf } from './members-of.ts'

const TIMEOUT_MS = 10_000

/** The call that reads (`GET`) or ends (`DELETE`) the session kept by the portal host. */
export const hostSessionCall = (origin: string, method: 'GET' | 'DELETE'): PlainCall => [
  `${origin}/session`,
  {
    method,
    headers: { [PORTAL_SESSION]: '1' },
    cache: 'no-store',
    // A sign-out is about to leave this page.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  },
]

export function hostSessionOf(answer: unknown): HostSession {
  const { text, number, isTrue } = membersOf(answer)
  const [accessToken, idToken] = [text('accessToken'), text('idToken')]
  const sessionExpiresIn = number('sessionExpiresIn')
  return {
    isRenewable: isTrue('isRenewable'),
    ...(accessToken && { accessToken }),
    ...(idToken && { idToken }),
    ...(sessionExpiresIn && { sessionExpiresIn }),
  }
}
