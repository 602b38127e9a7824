import { ApiError } from './api-error.ts'
import type { Call } from './http-client.ts'
import type { Session } from './session.ts'

const heldUp = (): ApiError =>
  new ApiError({
    status: 401,
    reason: 'SESSION_LOCKED',
    message: 'Your session had ended, so nothing was saved. Sign in, then save again.',
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
 * While the screen is locked, reads wait until the operator is back; writes fail, and are repeated by the operator, who
 * sees what is saved. After signing out nothing is asked: screens that are about to leave would show useless tokens.
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
