import { ApiError } from './api-error.ts'

/** The answer to an operator who made too many calls and can go on in `leftMs`. */
export function tooManyCalls(leftMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000))
  return new ApiError('RATE_LIMIT_EXCEEDED', {
    message: `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: { 'retry-after': String(seconds) },
  })
}
