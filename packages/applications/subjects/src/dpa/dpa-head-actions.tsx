import { listDpaHistory, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { Can, RecordActions, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ActionMenu, ButtonLink } from '@portal/ui'
import { DraftSteps } from '../draft-steps.tsx'
import { routes } from '../routes.ts'
import { dpaActions } from './dpa-actions.ts'

const { publish: publication, remove, ...statusActions } = dpaActions

/** Links from a DPA, and its actions. */
export function DpaHeadActions({ dpa }: { dpa: Dpa }) {
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  const [publish] = useRecordActions({ publication })(dpa)
  const seldom = useRecordActions({ remove })(dpa)
  return (
    <>
      <Can call={listDpaHistory}>
        <ButtonLink to={linkTo(routes.dpaAudit, params)} variant="ghost">
          Audit changes
        </ButtonLink>
      </Can>
      <RecordActions actions={statusActions} record={dpa} />
      <ActionMenu label="More" items={seldom} />
      <DraftSteps
        publish={publish}
        edit={(variant) => (
          <Can call={updateDpa}>
            <ButtonLink to={linkTo(routes.dpaUpdate, params)} variant={variant}>
              Edit
            </ButtonLink>
          </Can>
        )}
      />
    </>
  )
}
