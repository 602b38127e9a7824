import { shortCommit, type VersionSource } from '@portal/contract/releases/version-source.ts'

/** A commit as people read it; undefined if it is unknown. */
export const commitInShort = (source: VersionSource | undefined): string | undefined =>
  source?.commit === undefined ? undefined : shortCommit(source.commit)

/** The address of a source if it can be a link: only https. */
export const safeAddress = (source: VersionSource | undefined): string | undefined =>
  source?.url !== undefined && URL.canParse(source.url) && new URL(source.url).protocol === 'https:'
    ? source.url
    : undefined
