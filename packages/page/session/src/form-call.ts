import type { AuthConfig } from '@portal/contract/portal-config.ts'
import type { PlainCall } from './first-answers.ts'

/** A hanging provider must not block a sign-out, or tabs waiting for a renewal. */
const TIMEOUT_MS = 10_000

/** Sends a form to the identity provider. */
export const formCall = (
  url: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  timeoutMs = TIMEOUT_MS,
): PlainCall => [
  url,
  { method: 'POST', headers, body: new URLSearchParams(form), signal: AbortSignal.timeout(timeoutMs) },
]

/** Requests the user's identity (specification, section 7). */
export const userInfoCall = (
  { endpoints, userInfoMethod = 'POST' }: AuthConfig,
  accessToken: string,
): PlainCall => [
  endpoints.userInfo,
  {
    method: userInfoMethod,
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  },
]
