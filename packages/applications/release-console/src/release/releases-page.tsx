import { createOverride, createRelease } from '@portal/contract/releases/release-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, HStack, Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { routes } from '../routes.ts'
import { ReleasesOverview } from './releases-overview.tsx'

function WaysOn() {
  return (
    <HStack gap="2" wrap="wrap">
      <Can call={createOverride}>
        <ButtonLink to={linkTo(routes.overrideCreate)}>New override</ButtonLink>
      </Can>
      <Can call={createRelease}>
        <ButtonLink to={linkTo(routes.releaseCreate)} variant="solid">
          New release
        </ButtonLink>
      </Can>
    </HStack>
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
