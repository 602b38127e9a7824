import type { User } from '@portal/contract/people/user-schemas.ts'

/** Field labels of a user in lists, forms, details and histories. */
export const USER_LABELS = {
  email: 'Email',
  given_name: 'Given name',
  family_name: 'Family name',
  status: 'Status',
  suspendedReason: 'Reason for disabling',
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
  id: 'User ID',
} satisfies Partial<Record<keyof User | 'roleIds' | 'gained' | 'changeReason', string>>
