import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { listReleases } from '@portal/contract/releases/release-endpoints.ts'

type ListedRelease = ResultOf<typeof listReleases>['items'][number]

/** The version that a release newly gave to people; undefined if it gave none. */
export function givenBy({ action, bundles, differences }: ListedRelease) {
  if (action !== 'promote' && action !== 'canary.start') return undefined
  const bundle = differences.find(({ what }) => what === (action === 'promote' ? 'stable' : 'canary'))?.bundle
  const channels = bundle === undefined ? undefined : bundles[bundle]
  const version = action === 'promote' ? channels?.stable : channels?.canary?.version
  return bundle !== undefined && version !== undefined ? { bundle, version } : undefined
}
