import { ReleaseError } from '../release-error.ts'

/** Names of folders and files, none of which leads anywhere else. */
const KEY = /^[@\w][\w.@+-]*(\/[@\w][\w.@+-]*)*$/

/** The key itself. Fails as `refused` when it is none that stores take. */
export function requireKey(key: string): string {
  if (KEY.test(key)) return key
  throw new ReleaseError('refused', `"${key}" is no name that a release store takes.`)
}
