import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { withFormOptions } from '@portal/portal-app/checkout'
import { dpaBodyOf } from './dpa-body-of.ts'

/** A DPA as the form holds it. */
export const dpaFormValues = (dpa: Dpa) => withFormOptions(dpaBodyOf(dpa))
