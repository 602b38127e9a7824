import { listDpaHistory, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { Can, RecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { dpaActions } from './dpa-actions.ts'

/** Links from a DPA, and its actions. */
export function DpaHeadActions({ dpa }: { dpa: Dpa }) {
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  return (
    <>
      <Can call={listDpaHistory}>
        <ButtonLink to={linkTo(routes.dpaAudit, params)} variant="ghost">
          Audit changes
        </ButtonLink>
      </Can>
      <RecordActions actions={dpaActions} record={dpa} />
      <Can call={updateDpa}>
        <ButtonLink to={linkTo(routes.dpaUpdate, params)} variant="solid">
          Edit
        </ButtonLink>
      </Can>
    </>
  )
}
