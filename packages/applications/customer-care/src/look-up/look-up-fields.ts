import type { IdentityType } from '@portal/contract/care/profile.ts'
import { careCase } from '@portal/contract/care/profile-schemas.ts'
import { countryCode, email, line } from '@portal/contract/formats.ts'
import { z } from 'zod'

const fieldsWith = (identity: z.ZodType<string, string>) =>
  z.strictObject({ ...careCase.shape, country: countryCode, identity })

/** What is typed, by what is looked for: the country is asked for with a number only. */
export const LOOK_UP_FIELDS: Record<IdentityType, ReturnType<typeof fieldsWith>> = {
  EMAIL_ADDRESS: fieldsWith(email),
  MOBILE_PHONE_NUMBER: fieldsWith(line(1, 30)),
}

export type LookUpFields = z.output<ReturnType<typeof fieldsWith>>
