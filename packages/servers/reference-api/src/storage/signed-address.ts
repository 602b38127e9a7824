import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@portal/server-common/http/api-error.ts'

type Claims = Readonly<Record<string, string>>

const signatureOf = (secret: Buffer, method: string, path: string, claims: Claims): Buffer => {
  const text = Object.entries(claims)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
  return createHmac('sha256', secret).update(`${method}\n${path}\n${text}`).digest()
}

/** Path and query that only the holder of `secret` can create: method, path, claims and expiry are signed. */
export function signedPath(
  secret: Buffer,
  method: 'GET' | 'PUT',
  path: string,
  claims: Claims,
  until: Date,
): string {
  const all = { ...claims, until: String(until.getTime()) }
  const signature = signatureOf(secret, method, path, all).toString('base64url')
  return `${path}?${new URLSearchParams({ ...all, signature })}`
}

/** The claims of an address created by `signedPath`; `undefined` when it is invalid or has expired. */
export function claimsOf(
  secret: Buffer,
  method: string,
  path: string,
  query: Claims,
  now = new Date(),
): Claims | undefined {
  const { signature = '', ...claims } = query
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, method, path, claims)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(claims.until) > now.getTime() ? claims : undefined
}

export const invalidLink = () =>
  new ApiError('PERMISSION_DENIED', { message: 'This link is invalid or has expired.' })
