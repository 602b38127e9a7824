import { CORRELATION_ID } from '@portal/contract/headers.ts'

/** Headers of every answer: no caching, no content sniffing, no display as a page. */
export const commonHeaders = (correlationId: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Browsers heed it only over TLS, which is terminated in front of this process.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  [CORRELATION_ID.toLowerCase()]: correlationId,
})
