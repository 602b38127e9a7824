import type { IdentityType } from '@portal/contract/care/profile.ts'
import { careCase } from '@portal/contract/care/profile-schemas.ts'
import { countryCode, email, line } from '@portal/contract/formats.ts'
import { z } from 'zod'

const fieldsWith = (identity: z.ZodType<string, string>) =>
  z.strictObject({ ...careCase.shape, country: countryCode, identity })

/** The fields by kind of lookup: only numbers need a country. */
export const LOOK_UP_FIELDS: Record<IdentityType, ReturnType<typeof fieldsWith>> = {
  EMAIL_ADDRESS: fieldsWith(email),
  MOBILE_PHONE_NUMBER: fieldsWith(line(1, 30)),
}

export type LookUpFields = z.output<ReturnType<typeof fieldsWith>>
