import type { VersionSource } from '@portal/contract/releases/version-source.ts'
import { Moment } from '@portal/ui'
import { CommitLink } from './commit-link.tsx'

/** What a version was built from: commit, author and time, as far as known. */
export const SourceNote = ({ source }: { source: VersionSource }) => (
  <>
    <CommitLink source={source} isInText />
    {source.author !== undefined && ` by ${source.author}`}
    {source.at !== undefined && (
      <>
        {' '}
        <Moment at={source.at} relative />
      </>
    )}
  </>
)
