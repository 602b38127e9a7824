import { getDpaDefaultsUse } from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import type { DpaDefaultsUse } from '@portal/contract/subjects/dpa-defaults-schemas.ts'
import { systemSubjectId, useLoaded } from '@portal/portal-app'

/** How many DPAs inherit each default. */
export const useReach = (): DpaDefaultsUse =>
  useLoaded(getDpaDefaultsUse, { params: { subjectId: systemSubjectId } })
