import { ReleaseError } from '../release-error.ts'

/** Names of folders and files, none of which leads anywhere else. */
const KEY = /^[@\w][\w.@+-]*(\/[@\w][\w.@+-]*)*$/

/** Returns the key. Fails as `refused` when it is invalid. */
export function requireKey(key: string): string {
  if (KEY.test(key)) return key
  throw new ReleaseError('refused', `"${key}" is not a valid name in a release store.`)
}
