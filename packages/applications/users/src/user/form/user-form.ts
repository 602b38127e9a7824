import type { User } from '@portal/contract/people/user-schemas.ts'
import { userSchemas } from '@portal/contract/people/user-schemas.ts'
import { STATUSES } from '@portal/contract/subjects/subject.ts'
import { z } from 'zod'

const { given_name, family_name } = userSchemas.createUser.body.shape

/** A user as the edit form holds it; saving takes several calls. A user may have lost all roles. */
export const userForm = z.strictObject({
  given_name,
  family_name,
  status: z.enum(STATUSES),
  roleIds: z.array(z.string()),
})

export type UserValues = z.output<typeof userForm>

export const toUserValues = ({ given_name, family_name, status, roles }: User): UserValues => ({
  given_name,
  family_name,
  status,
  roleIds: roles.map(({ id }) => id),
})
