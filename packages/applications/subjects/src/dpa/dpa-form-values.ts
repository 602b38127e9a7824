import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { withFormOptions } from '@portal/portal-app/checkout'
import { dpaBodyOf } from './dpa-body-of.ts'

/** The form values of a DPA. */
export const dpaFormValues = (dpa: Dpa) => withFormOptions(dpaBodyOf(dpa))
