import { dpaFields, requireConsistent, srciDpaId, WITH_OTHERS } from '@portal/contract/dpas/dpa-body.ts'
import { DpaWrite } from '@portal/contract/dpas/dpa-schemas.ts'
import { withoutFormOptions } from '@portal/portal-app/checkout'
import { z } from 'zod'
import { checkedBy } from '../subject/data/checked-by.ts'

/** Field values of the form: inherited options are empty, booleans are words. */
const fields = z.strictObject({
  srciDpaId: srciDpaId.optional(),
  ...dpaFields,
  supportedCardBrands: z.unknown().optional(),
  supportedCheckoutTypes: z.unknown().optional(),
  options: z.looseObject({}).optional(),
})

/** The form of a DPA; its output is the request body. */
export const dpaForm = fields
  .superRefine(requireConsistent, WITH_OTHERS)
  .transform(withoutFormOptions)
  .transform(checkedBy(DpaWrite))
