import { z } from 'zod'
import { line, timestamp } from '../formats.ts'
import { SUBJECT_TYPES } from '../subjects/subject.ts'
import {
  hasEnoughClasses,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_RULES,
} from './password-policy.ts'

/** A person's name: letters, spaces and punctuation of names. */
export const personName = line(1, 60).regex(
  /^[\p{L}\p{M}'’ .-]+$/u,
  'Only letters, spaces, apostrophes, periods and hyphens',
)

/** The caller's permissions (specification, section 3). Unknown ones are kept: a newer API can have more. */
export const Access = z.object({
  resources: z.array(z.object({ resource: z.string() })),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)),
})

export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  roles: z.array(
    z.object({ id: z.string(), name: z.string(), label: z.string(), resources: z.array(z.string()) }),
  ),
  accountId: z.string(),
  lastSignInAt: timestamp.nullable(),
  passwordChangedAt: timestamp.nullable(),
  /** The provider stores the password: no password form here. */
  identityProviderManaged: z.boolean(),
  revision: z.number().int(),
})

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}, 'Must be a time zone such as Europe/Warsaw')

/** Length and character classes; the API also rejects the email name, common and recent passwords. */
const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH)
  .max(MAX_PASSWORD_LENGTH)
  .refine(hasEnoughClasses, PASSWORD_RULES.classes)

export const meSchemas = {
  getAccess: { response: Access },
  getCurrentUser: { response: CurrentUser },
  updateCurrentUser: {
    body: z.strictObject({
      given_name: personName,
      family_name: personName,
      locale: z.enum(['en']),
      timeZone,
    }),
    response: CurrentUser,
  },
  changePassword: {
    body: z.strictObject({ currentPassword: z.string().min(1).max(MAX_PASSWORD_LENGTH), newPassword }),
  },
}

export type Access = z.infer<typeof Access>
export type CurrentUser = z.infer<typeof CurrentUser>
