import { CORRELATION_ID } from '@portal/contract/headers.ts'

/** Headers of every answer: nothing is kept by caches, guessed, or shown as a page. */
export const commonHeaders = (correlationId: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  [CORRELATION_ID.toLowerCase()]: correlationId,
})
