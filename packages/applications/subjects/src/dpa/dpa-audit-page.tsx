import { getDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listSubjectDataHistory } from '@portal/contract/subjects/subject-endpoints.ts'
import { useLoaded, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { Notice, Page, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { DpaHistory } from './dpa-history.tsx'

const DEFAULTS = { dataKey: 'defaultDpaConfig' } as const

export default function DpaAuditPage() {
  useSession()
  const params = useRouteParams(routes.dpaAudit)
  const dpa = useLoaded(getDpa, { params })
  return (
    <Page
      title={`Changes to ${dpa.dpaData.dpaPresentationName}`}
      description="All changes, by whom and why. Newest first."
    >
      {can(listSubjectDataHistory, DEFAULTS) && (
        <Notice kind="info" title="Inherited values can change too">
          The defaults of {dpa.subjectName} have{' '}
          <TextLink
            to={linkTo(routes.businessAuditKey, { subjectId: dpa.subjectId, ...DEFAULTS })}
            underlined
          >
            their own history
          </TextLink>
          .
        </Notice>
      )}
      <DpaHistory dpa={dpa} />
    </Page>
  )
}
