import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { roleSchemas } from '@portal/contract/roles/role-schemas.ts'
import { z } from 'zod'

const { name, label, description, resources, subjectTypes } = roleSchemas.publishRole.body.shape

/** A role as its form holds it; the API calls the permissions "resources". */
export const roleForm = z.strictObject({ name, label, description, subjectTypes, permissions: resources })

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

export const toRoleBody = ({ permissions, ...fields }: RoleOutput, changeReason: string) => ({
  ...fields,
  resources: permissions,
  changeReason,
})
