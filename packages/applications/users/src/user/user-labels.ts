import type { User } from '@portal/contract/people/user-schemas.ts'

/** What the fields of a user are called, in lists, forms, details and histories. */
export const USER_LABELS = {
  email: 'Email',
  given_name: 'Given name',
  family_name: 'Family name',
  status: 'Status',
  suspendedReason: 'Why disabled',
  credentialState: 'Password',
  roles: 'Roles',
  roleIds: 'Roles',
  gained: 'Access gained',
  invitedAt: 'Invited',
  lastSignInAt: 'Last sign-in',
  createdAt: 'Created',
  createdBy: 'Created by',
  updatedAt: 'Last change',
  changeReason: 'Note',
  id: 'User id',
} satisfies Partial<Record<keyof User | 'roleIds' | 'gained' | 'changeReason', string>>
