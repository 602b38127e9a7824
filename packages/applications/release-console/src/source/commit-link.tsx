import type { VersionSource } from '@portal/contract/releases/version-source.ts'
import { commitInShort, safeAddress } from './source-words.ts'

/** The commit that a version was built from, as a link if its address is known; nothing if it is unknown. */
export function CommitLink({ source }: { source: VersionSource | undefined }) {
  const commit = commitInShort(source)
  const address = safeAddress(source)
  if (commit === undefined || address === undefined) return commit
  return (
    <a className="text-link" href={address} rel="noreferrer">
      {commit}
    </a>
  )
}
