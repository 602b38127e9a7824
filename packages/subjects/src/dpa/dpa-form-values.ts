import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { withFormOptions } from '../subject/data/checkout-options.ts'
import { dpaBodyOf } from './dpa-body-of.ts'

/** A DPA as its form holds it. */
export const dpaFormValues = (dpa: Dpa) => withFormOptions(dpaBodyOf(dpa))
