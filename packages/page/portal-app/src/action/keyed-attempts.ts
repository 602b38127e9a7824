import { ApiError } from '@portal/session'

const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Gives each attempt its idempotency key. Another attempt with the same content, such as the answer of a dialog, is the
 * same request, since the first one may have arrived; after a refusal it is a new one, to which the API does not repeat
 * the refusal.
 */
export function keyedAttempts() {
  const keys = new Map<string, string>()
  return async <Result>(content: string, send: (idempotencyKey: string) => Promise<Result>) => {
    const key = keys.get(content) ?? crypto.randomUUID()
    keys.set(content, key)
    try {
      const result = await send(key)
      keys.delete(content)
      return result
    } catch (error) {
      if (isRefused(error)) keys.delete(content)
      throw error
    }
  }
}
