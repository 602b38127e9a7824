import { createHash, timingSafeEqual } from 'node:crypto'
import { unauthenticated } from '@portal/server-common/access/access-token.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Throws unless a call carries the hosts' secret key. */
export function requireHostKey(key: string): (authorization: string | undefined) => void {
  const expected = digestOf(`Bearer ${key}`)
  return (authorization = '') => {
    if (!timingSafeEqual(digestOf(authorization), expected)) throw unauthenticated()
  }
}
