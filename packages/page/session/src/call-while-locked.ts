import { ApiError } from './api-error.ts'
import type { Call } from './http-client.ts'
import type { Session } from './session.ts'

const heldUp = (): ApiError =>
  new ApiError({
    status: 401,
    reason: 'SESSION_LOCKED',
    message: 'Your session ended, so nothing was saved. Sign in, then save again.',
  })

const signedOut = (): ApiError =>
  new ApiError({ status: 401, reason: 'UNAUTHENTICATED', message: 'You are signed out.' })

/** Rejects with the abort's own error when `signal` is aborted first. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}

/**
 * While the screen is locked, reads wait until the operator returns. Writes fail, and the operator repeats
 * them knowing what is saved. After sign-out nothing is sent: screens being unmounted would use invalid
 * tokens.
 */
export function createCallWhileLocked(
  call: Call,
  session: Pick<Session, 'isLocked' | 'isOver' | 'unlocked'>,
): Call {
  return async function callWhenUnlocked(endpoint, input, options) {
    if (session.isOver()) throw signedOut()
    if (session.isLocked()) {
      if (endpoint.method !== 'GET') throw heldUp()
      await untilAborted(session.unlocked(), options?.signal)
    }
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      const isHeldUp = error instanceof ApiError && error.status === 401 && session.isLocked()
      if (!isHeldUp) throw error
      if (endpoint.method !== 'GET') throw heldUp()
      return callWhenUnlocked(endpoint, input, options)
    }
  }
}
