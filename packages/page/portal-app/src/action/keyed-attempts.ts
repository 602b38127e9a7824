import { ApiError } from '@portal/session'
import type { Answer } from './step.ts'

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Gives each attempt of a dialog its idempotency key. Another attempt with the same answer is the same request, since
 * the first one may have arrived; after a refusal it is a new one, to which the API does not repeat the refusal.
 */
export function keyedAttempts() {
  const keys = new Map<string, string>()
  return async <Result>({ changeReason }: Answer, send: (idempotencyKey: string) => Promise<Result>) => {
    const key = keys.get(changeReason) ?? crypto.randomUUID()
    keys.set(changeReason, key)
    try {
      return await send(key)
    } catch (error) {
      if (isRefused(error)) keys.delete(changeReason)
      throw error
    }
  }
}
