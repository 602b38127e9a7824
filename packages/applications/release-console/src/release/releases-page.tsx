import {
  createOverride,
  createRelease,
  getReleaseStatus,
  publishVersion,
} from '@portal/contract/releases/release-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor } from '@portal/session'
import { ButtonLink, Page } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { environment, inEnvironment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { routes } from '../routes.ts'
import { ReleasesOverview } from './releases-overview.tsx'

/** "New release" stands out only while a release is possible. */
function WaysOn() {
  const { data } = useQuery(queryFor(getReleaseStatus, inEnvironment, { errors: 'nowhere' }))
  return (
    <>
      <Can call={createOverride}>
        <ButtonLink to={linkTo(routes.overrideCreate)}>New override</ButtonLink>
      </Can>
      <Can call={publishVersion}>
        <ButtonLink to={linkTo(routes.versionPublish)}>Publish version</ButtonLink>
      </Can>
      <Can call={createRelease}>
        <ButtonLink to={linkTo(routes.releaseCreate)} variant={data?.release.frozen ? 'outline' : 'solid'}>
          New release
        </ButtonLink>
      </Can>
    </>
  )
}

export default function ReleasesPage() {
  if (environment === undefined)
    return (
      <Page>
        <NoReleaseService />
      </Page>
    )
  return (
    <Page description="Portal versions, canaries, overrides and rollbacks." actions={<WaysOn />}>
      <ReleasesOverview />
    </Page>
  )
}
