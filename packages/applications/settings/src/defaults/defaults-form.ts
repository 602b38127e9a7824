import { dpaSystemDefaults } from '@portal/contract/subjects/default-dpa-config.ts'
import { withFormOptions, withoutFormOptions } from '@portal/portal-app/checkout'
import { z } from 'zod'
import { asValues } from '../as-values.ts'

/** The form values of the defaults; an unset order type is an empty string. */
const fields = z.looseObject({ options: z.looseObject({}).optional() })

/** Validation of the defaults, as in the API. */
export const defaultsForm = fields
  .transform((values): unknown => {
    const { options, ...lists } = withoutFormOptions(values)
    return { ...lists, options: { orderType: null, ...asValues(options) } }
  })
  .pipe(dpaSystemDefaults)

/** The form values of the saved defaults or an older version. */
export const toDefaultsValues = (stored: unknown): Record<string, unknown> => ({
  ...withFormOptions(asValues(stored)),
})
