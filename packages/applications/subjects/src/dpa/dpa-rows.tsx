import type { DpaSummary } from '@portal/contract/dpas/dpa-schemas.ts'
import { dpaActions } from './dpa-actions.ts'
import { DpaLook } from './dpa-look.tsx'
import { rereadDpa } from './reread-dpa.ts'

/** What all lists of DPAs have in common. */
export const DPA_ROWS = {
  name: ({ dpaPresentationName }: DpaSummary) => dpaPresentationName,
  actions: dpaActions,
  reread: rereadDpa,
  quickLook: (dpa: DpaSummary) => <DpaLook dpa={dpa} />,
}
