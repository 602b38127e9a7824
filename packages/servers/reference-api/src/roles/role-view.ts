import type { Role } from '@portal/contract/roles/role-schemas.ts'
import type { RoleRow } from './role-store.ts'

/** A role as in the contract. */
export const roleView = (row: RoleRow): Role => ({
  id: row.id,
  name: row.name,
  label: row.label,
  description: row.description,
  resources: row.resources,
  subjectTypes: row.subjectTypes,
  builtIn: row.builtIn,
  userCount: row.userCount,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
})

type Facts = Pick<RoleRow, 'name' | 'label' | 'description' | 'resources' | 'subjectTypes'>

const asMembers = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))

/** The fields that a role's history compares; permissions by name, so that their order does not matter. */
export const roleFacts = ({ name, label, description, resources, subjectTypes }: Facts) => ({
  name,
  label,
  description,
  resources: asMembers(resources),
  subjectTypes: asMembers(subjectTypes),
})
