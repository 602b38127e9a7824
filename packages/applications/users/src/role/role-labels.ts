import type { Role } from '@portal/contract/roles/role-schemas.ts'

/** Field labels of a role in lists, forms and details. */
export const ROLE_LABELS = {
  name: 'Name',
  label: 'Label',
  description: 'Description',
  resources: 'Permissions',
  permissions: 'Permissions',
  subjectTypes: 'Subject types',
  userCount: 'Users',
  updatedAt: 'Last change',
  updatedBy: 'Changed by',
} satisfies Partial<Record<keyof Role | 'permissions', string>>
