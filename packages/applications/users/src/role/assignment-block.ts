import { refusalToGiveRole } from '@portal/contract/people/user-rules.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { caller } from '../caller.ts'

/** Why the operator cannot assign a role, or undefined. */
export const assignmentBlock = (
  role: Pick<Role, 'label' | 'resources' | 'subjectTypes'>,
): string | undefined => refusalToGiveRole(role, caller())?.message
