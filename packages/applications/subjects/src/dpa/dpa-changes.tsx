import { listDpaHistory } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { LAST_CHANGES, LastChanges } from '../overview/last-changes.tsx'
import { routes } from '../routes.ts'

/** The newest changes to a DPA, for operators who can see its history. */
export function DpaChanges({ dpa }: { dpa: Dpa }) {
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  if (!useCan(listDpaHistory)) return null
  return (
    <LastChanges
      query={queryFor(listDpaHistory, { params, query: LAST_CHANGES }, { errors: 'here' })}
      allAt={linkTo(routes.dpaAudit, params)}
    />
  )
}
