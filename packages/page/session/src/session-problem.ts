import { TOKENS_TOO_LARGE } from '@portal/contract/portal-config.ts'
import { ApiError } from './api-error.ts'
import { DEFAULT_ERROR } from './notices.ts'
import { ProviderError } from './provider-error.ts'
import type { EndingReason, SessionProblem } from './session-state.ts'
import { SignInError } from './sign-in-error.ts'
import { TokenVaultError, VAULT_PROBLEMS } from './token-vault.ts'

/** For an API that does not give a reason itself. */
const UNREADABLE_ACCESS = 'You are signed in, but your access could not be loaded. Try again in a moment.'

/** Whether a retry may succeed: there was no refusal, only no response. */
function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 401
  if (error instanceof ProviderError) return error.status >= 500 || error.status === 429
  return !(error instanceof SignInError || error instanceof TokenVaultError)
}

/** Converts an error that stopped the session from starting to a problem that can be shown. */
export function problemOf(error: unknown): SessionProblem {
  const again = isTransient(error) && ({ mayRetry: true } as const)
  if (error instanceof ApiError) {
    const [message = UNREADABLE_ACCESS, ...lines] = [
      ...(error.message === DEFAULT_ERROR ? [] : [error.message]),
      ...error.lines,
    ]
    return { message, ...(lines.length > 0 && { lines }), requestId: error.requestId, ...again }
  }
  if (error instanceof TokenVaultError || error instanceof SignInError) return { message: error.message }
  if (error instanceof ProviderError && error.code === TOKENS_TOO_LARGE)
    return { message: VAULT_PROBLEMS.tooLarge }
  if (error instanceof ProviderError && !isTransient(error))
    return { message: 'The sign-in service refused the sign-in.' }
  return { message: 'The sign-in service cannot be reached. Check your connection and try again.', ...again }
}

/**
 * Why the session is over after an error while opening: specification, section 8. `undefined` when it is not.
 */
export function endingOf(error: unknown): EndingReason | undefined {
  if (error instanceof ProviderError && error.code === 'invalid_grant') return 'disabled'
  const refused = (error instanceof ProviderError || error instanceof ApiError) && error.status === 401
  return refused ? 'failed' : undefined
}
