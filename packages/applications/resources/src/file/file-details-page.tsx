import { getDirectory, getFile } from '@portal/contract/resources/file-endpoints.ts'
import { useLoaded, useReadable, useRouteParams } from '@portal/portal-app'
import { Page, RecordMeta, type Tab, Tabs } from '@portal/ui'
import { rulesOf } from '../directory/content-rules.ts'
import { routes } from '../routes.ts'
import { CompareTab } from '../version/compare-tab.tsx'
import { LiveBadge } from '../version/live-badge.tsx'
import { VersionStatusBadge } from '../version/version-status.tsx'
import { VersionsTab } from '../version/versions-tab.tsx'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { FileFacts } from './file-facts.tsx'
import { FileHeadActions } from './file-head-actions.tsx'
import { FileHistory } from './file-history.tsx'
import { LiveTab } from './live-tab.tsx'
import { versionsInWords } from './versions-in-words.ts'

type TabId = 'versions' | 'live' | 'compare' | 'facts' | 'activity'

const TABS: Tab<TabId>[] = [
  { id: 'versions', label: 'Versions' },
  { id: 'live', label: 'Live' },
  { id: 'compare', label: 'Compare' },
  { id: 'facts', label: 'About' },
  { id: 'activity', label: 'Activity' },
]

export default function FileDetailsPage() {
  const params = useRouteParams(routes.fileDetails)
  const file = useLoaded(getFile, { params })
  const directory = useReadable(getDirectory, { params: { dirId: params.dirId } })
  return (
    <Page
      title={file.name}
      status={file.currentVersionId ? <LiveBadge /> : <VersionStatusBadge status={file.status} />}
      meta={
        <RecordMeta record={file} idLabel="file ID">
          {directory?.name ?? params.dirId} · {CONTENT_TYPE_LABELS[file.contentType]}
          {versionsInWords(file)}
        </RecordMeta>
      }
      actions={<FileHeadActions file={file} />}
    >
      <Tabs tabs={TABS}>
        {(tab) => {
          if (tab === 'live') return <LiveTab file={file} />
          if (tab === 'compare') return <CompareTab file={file} />
          if (tab === 'facts') return <FileFacts file={file} />
          if (tab === 'activity') return <FileHistory file={file} />
          return <VersionsTab file={file} directory={rulesOf(directory)} />
        }}
      </Tabs>
    </Page>
  )
}
