import { getDpa, listDpaHistory } from '@portal/contract/dpas/dpa-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { CopyButton, Mono, Page, RecordMeta, type Tab, Tabs } from '@portal/ui'
import { routes } from '../routes.ts'
import { ValueList } from '../subject/value-list.tsx'
import { dpaBodyOf } from './dpa-body-of.ts'
import { DpaHeadActions } from './dpa-head-actions.tsx'
import { DpaHistory } from './dpa-history.tsx'
import { DPA_LABELS } from './dpa-labels.ts'
import { DpaNotices } from './dpa-notices.tsx'
import { DpaOverview } from './dpa-overview.tsx'
import { dpaPublicationReview } from './dpa-publication-review.tsx'
import { DpaStatus } from './dpa-status.tsx'
import { OptionList } from './option-list.tsx'
import { useInitiator } from './use-initiator.ts'

type TabId = 'overview' | 'options' | 'data' | 'publication' | 'activity'

export default function DpaDetailsPage() {
  const params = useRouteParams(routes.dpaDetails)
  const dpa = useLoaded(getDpa, { params })
  const { initiator, layers } = useInitiator(params.subjectId)
  const maySeeHistory = useCan(listDpaHistory)
  const { dpaPresentationName } = dpa.dpaData
  const tabs: Tab<TabId>[] = [
    { id: 'overview', label: 'Overview' },
    { id: 'options', label: 'Checkout options' },
    { id: 'data', label: 'Data' },
    { id: 'publication', label: 'Draft and published' },
    { id: 'activity', label: 'Activity', ...(!maySeeHistory && { locked: 'Needs dpa.history' }) },
  ]
  return (
    <Page
      title={dpaPresentationName}
      status={<DpaStatus dpa={dpa} />}
      meta={
        <RecordMeta record={dpa} idLabel="id">
          Payment application · DPA ID <Mono>{dpa.srciDpaId}</Mono>{' '}
          <CopyButton value={dpa.srciDpaId} label="DPA ID" />
        </RecordMeta>
      }
      actions={<DpaHeadActions dpa={dpa} />}
    >
      <DpaNotices dpa={dpa} />
      <Tabs tabs={tabs}>
        {(tab) => {
          if (tab === 'options') return <OptionList layers={[['DPA', dpa], ...layers]} />
          if (tab === 'data') return <ValueList value={dpaBodyOf(dpa)} labels={DPA_LABELS} />
          if (tab === 'publication') return dpaPublicationReview([dpa])
          if (tab === 'activity') return <DpaHistory dpa={dpa} />
          return <DpaOverview dpa={dpa} initiator={initiator} layers={layers} />
        }}
      </Tabs>
    </Page>
  )
}
