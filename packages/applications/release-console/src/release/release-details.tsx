import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { listReleases } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { Text } from '@portal/ui'
import { factsOf, shortName } from '../bundle/bundle-row.ts'
import { SourceNote } from '../source/source-note.tsx'
import { givenBy } from './given-by.ts'

interface ReleaseDetailsProps {
  readonly release: ResultOf<typeof listReleases>['items'][number]
  readonly published: ReleaseStatus['published']
}

/** What the version of a release was built from, and why it was released without a check; hidden if unknown. */
export function ReleaseDetails({ release, published }: ReleaseDetailsProps) {
  const given = givenBy(release)
  const source = given && factsOf({ published }, given.bundle, given.version)?.source
  return (
    <>
      {given && source && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {shortName(given.bundle)} {given.version}: <SourceNote source={source} />
        </Text>
      )}
      {release.unchecked !== undefined && (
        <Text fontSize="sm" overflowWrap="anywhere">
          Released without a passed check: {release.unchecked}
        </Text>
      )}
    </>
  )
}
