import type { VersionSource } from '@portal/contract/releases/version-source.ts'
import { commitInShort, safeAddress } from './source-words.ts'

interface CommitLinkProps {
  readonly source: VersionSource | undefined
  /** Underlined, since color alone does not mark a link inside text. */
  readonly isInText?: boolean
}

/** The commit that a version was built from, as a link if its address is known; nothing if it is unknown. */
export function CommitLink({ source, isInText }: CommitLinkProps) {
  const commit = commitInShort(source)
  const address = safeAddress(source)
  if (commit === undefined || address === undefined) return commit
  return (
    <a className="text-link" data-underlined={isInText} href={address} rel="noreferrer">
      {commit}
    </a>
  )
}
