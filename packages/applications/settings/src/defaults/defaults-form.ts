import { dpaSystemDefaults } from '@portal/contract/subjects/default-dpa-config.ts'
import { withFormOptions, withoutFormOptions } from '@portal/portal-app/checkout'
import { z } from 'zod'
import { asValues } from '../as-values.ts'

/** The defaults as their form holds them; an order type that is not chosen is none. */
const fields = z.looseObject({ options: z.looseObject({}).optional() })

/** What the defaults may say: the API refuses the same. */
export const defaultsForm = fields
  .transform((values): unknown => {
    const { options, ...lists } = withoutFormOptions(values)
    return { ...lists, options: { orderType: null, ...asValues(options) } }
  })
  .pipe(dpaSystemDefaults)

/** The same as they are stored, now or by an older state of the history. */
export const toDefaultsValues = (stored: unknown): Record<string, unknown> => ({
  ...withFormOptions(asValues(stored)),
})
