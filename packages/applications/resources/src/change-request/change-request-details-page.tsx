import { getChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { Page, type Tab, Tabs } from '@portal/ui'
import { routes } from '../routes.ts'
import { isMine } from './change-request-actions.ts'
import { ChangeRequestHead } from './change-request-head.tsx'
import { ChangeRequestHistory } from './change-request-history.tsx'
import { ChangeRequestMeta } from './change-request-meta.tsx'
import { ChangeRequestNotices } from './change-request-notices.tsx'
import { ChangeRequestStatusBadge } from './change-request-status.tsx'
import { Conversation } from './conversation.tsx'
import { REFRESH_MS } from './refresh.ts'
import { RequestChanges } from './request-changes.tsx'
import { RequestOverview } from './request-overview.tsx'
import { RequestSettings } from './request-settings.tsx'

type TabId = 'changes' | 'conversation' | 'overview' | 'settings' | 'activity'

export default function ChangeRequestDetailsPage() {
  const { id } = useRouteParams(routes.changeRequestDetails)
  const request = useLoaded(
    getChangeRequest,
    { params: { changeRequestId: id } },
    { refreshMs: (shown) => isOpenRequest(shown) && REFRESH_MS },
  )
  // Nobody resolves the comments of a closed request.
  const threads = isOpenRequest(request) ? request.openThreadCount : 0
  const tabs: Tab<TabId>[] = [
    { id: 'changes', label: 'Changes' },
    { id: 'conversation', label: threads > 0 ? `Conversation (${threads} open)` : 'Conversation' },
    { id: 'overview', label: 'Reviews and checks' },
    ...(isMine(request) ? [{ id: 'settings' as const, label: 'Edit' }] : []),
    { id: 'activity', label: 'Activity' },
  ]
  return (
    <Page
      title={`${request.number} ${request.title}`}
      status={<ChangeRequestStatusBadge status={request.status} />}
      meta={<ChangeRequestMeta request={request} />}
      actions={<ChangeRequestHead request={request} />}
    >
      <ChangeRequestNotices request={request} />
      <Tabs tabs={tabs}>
        {(tab) => {
          if (tab === 'conversation') return <Conversation request={request} />
          if (tab === 'overview') return <RequestOverview request={request} />
          if (tab === 'settings') return <RequestSettings request={request} />
          if (tab === 'activity') return <ChangeRequestHistory request={request} />
          return <RequestChanges request={request} />
        }}
      </Tabs>
    </Page>
  )
}
