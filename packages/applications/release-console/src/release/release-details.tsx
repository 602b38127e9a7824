import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { listReleases } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { promotionWatchedUntil } from '@portal/contract/releases/watched-until.ts'
import { Moment, Text } from '@portal/ui'
import { factsOf, shortName } from '../bundle/bundle-row.ts'
import { SourceNote } from '../source/source-note.tsx'
import { givenBy } from './given-by.ts'

interface ReleaseDetailsProps {
  readonly release: ResultOf<typeof listReleases>['items'][number]
  readonly status: ReleaseStatus
}

/** What the version of a release was built from, why it was released without a check, and how long it is judged. */
export function ReleaseDetails({ release, status }: ReleaseDetailsProps) {
  const given = givenBy(release)
  const source = given && factsOf(status, given.bundle, given.version)?.source
  const until = promotionWatchedUntil(release, status.release, Date.now())
  return (
    <>
      {given && source && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {shortName(given.bundle)} {given.version}: <SourceNote source={source} />
        </Text>
      )}
      {until !== undefined && (
        <Text fontSize="sm">
          Watched until <Moment at={until} />
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
