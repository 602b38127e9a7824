import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { roleSchemas } from '@portal/contract/roles/role-schemas.ts'
import { z } from 'zod'
import { withNeeded } from '../matrix/permission-dependencies.ts'

const { name, label, description, resources, subjectTypes } = roleSchemas.publishRole.body.shape

/** However permissions were chosen, the ones they need are added, as in the matrix. */
const permissions = resources.transform((chosen) => [...withNeeded(chosen)])

/** The form values of a role; the API calls the permissions "resources". */
export const roleForm = z.strictObject({ name, label, description, subjectTypes, permissions })

const RIGHT_TO_KEEP = 'role.update'

/** The form of a role for an operator who has the right to change roles from this role only. */
const ownRoleForm = roleForm.refine(({ permissions }) => permissions.includes(RIGHT_TO_KEEP), {
  path: ['permissions'],
  message: `You would lose ${RIGHT_TO_KEEP} yourself. Ask another administrator to remove it.`,
})

interface HeldRole {
  readonly id: string
  readonly resources: readonly string[]
}

/** The form of a role for an operator with these roles. Operators cannot remove their own right to change roles. */
export function roleFormFor(roleId: string, ownRoles: readonly HeldRole[]) {
  const givingTheRight = ownRoles.filter(({ resources }) => resources.includes(RIGHT_TO_KEEP))
  const [only, ...others] = givingTheRight
  return only?.id === roleId && others.length === 0 ? ownRoleForm : roleForm
}

/** Screens show only the labels of roles, so two roles with one label could not be told apart. */
export const withOwnLabel = (form: typeof roleForm, others: readonly Pick<Role, 'label'>[]) =>
  form.refine(({ label }) => others.every((other) => other.label.toLowerCase() !== label.toLowerCase()), {
    path: ['label'],
    message: 'Another role has this label',
  })

export type RoleInput = z.input<typeof roleForm>
export type RoleOutput = z.output<typeof roleForm>

export const EMPTY_ROLE: RoleInput = {
  name: '',
  label: '',
  description: '',
  subjectTypes: [],
  permissions: ['account.get', 'dictionary.get'],
}

export const toRoleValues = (role: Role): RoleInput => ({
  name: role.name,
  label: role.label,
  description: role.description,
  subjectTypes: role.subjectTypes,
  permissions: role.resources,
})

export const toRoleBody = ({ permissions, ...fields }: RoleOutput) => ({ ...fields, resources: permissions })
