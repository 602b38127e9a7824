import { getDirectory, getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useReadable, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page, RecordMeta, type Tab, Tabs, TextLink } from '@portal/ui'
import { rulesOf } from '../directory/content-rules.ts'
import { routes } from '../routes.ts'
import { ContentView } from './content-view.tsx'
import { LiveBadge } from './live-badge.tsx'
import { LiveComparison } from './live-comparison.tsx'
import { VersionFacts } from './version-facts.tsx'
import { VersionHeadActions } from './version-head-actions.tsx'
import { VersionHistory } from './version-history.tsx'
import { VersionNeighbors } from './version-neighbors.tsx'
import { VersionNotices } from './version-notices.tsx'
import { VersionRequests } from './version-requests.tsx'
import { VersionStatusBadge } from './version-status.tsx'

type TabId = 'content' | 'live' | 'facts' | 'requests' | 'activity'

const TABS: Tab<TabId>[] = [
  { id: 'content', label: 'Content' },
  { id: 'live', label: 'Compare with live' },
  { id: 'requests', label: 'Change requests' },
  { id: 'facts', label: 'About' },
  { id: 'activity', label: 'Activity' },
]

export default function VersionDetailsPage() {
  const params = useRouteParams(routes.versionDetails)
  const version = useLoaded(getFileVersion, { params })
  const directory = useReadable(getDirectory, { params: { dirId: params.dirId } })
  return (
    <Page
      title={`${version.fileName}, version ${version.number}`}
      status={version.isCurrent ? <LiveBadge /> : <VersionStatusBadge status={version.status} />}
      meta={
        <RecordMeta record={version} idLabel="version ID">
          Version of{' '}
          <TextLink underlined to={linkTo(routes.fileDetails, params)}>
            {version.fileName}
          </TextLink>
        </RecordMeta>
      }
      actions={<VersionHeadActions version={version} directory={rulesOf(directory)} />}
    >
      <VersionNeighbors version={version} />
      <VersionNotices version={version} />
      <Tabs tabs={TABS}>
        {(tab) => {
          if (tab === 'live') return <LiveComparison version={version} />
          if (tab === 'requests') return <VersionRequests version={version} />
          if (tab === 'facts') return <VersionFacts version={version} />
          if (tab === 'activity') return <VersionHistory version={version} />
          return <ContentView version={version} />
        }}
      </Tabs>
    </Page>
  )
}
