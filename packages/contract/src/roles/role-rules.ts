import type { AccessSet } from '../access-set.ts'
import { describePermission } from '../permission-table.ts'
import type { Refusal } from '../refusal.ts'
import { SUBJECT_TYPE_LABELS, type SubjectType } from '../subjects/subject.ts'
import type { Role } from './role-schemas.ts'

/** Built-in roles stay as they are (contract, section 2.1). */
export function refusalToChangeRole({ builtIn }: Pick<Role, 'builtIn'>): Refusal | undefined {
  if (!builtIn) return undefined
  return { reason: 'ROLE_BUILT_IN', message: 'Built-in roles cannot be changed. Make a copy of it.' }
}

/** Only a role of one's own that nobody holds is deleted (contract, sections 2.1 and 5.3). */
export function refusalToDeleteRole({
  builtIn,
  userCount,
}: Pick<Role, 'builtIn' | 'userCount'>): Refusal | undefined {
  if (builtIn) return { reason: 'ROLE_BUILT_IN', message: 'Built-in roles cannot be deleted.' }
  if (userCount === 0) return undefined
  const users = userCount === 1 ? '1 user' : `${userCount} users`
  return { reason: 'ROLE_IN_USE', message: `The role is given to ${users}. Take it from them first.` }
}

/** Nobody writes a permission into a role that they do not hold themselves (contract, section 2). */
export function refusalToInclude(
  permission: string,
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (permissions.has(permission)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: `You do not hold ${permission} (${describePermission(permission)}).`,
  }
}

/** Nobody opens a type of subjects by a role that they have no access to themselves (contract, section 2). */
export function refusalToOpen(
  type: SubjectType,
  { subjectTypes }: Pick<AccessSet, 'subjectTypes'>,
): Refusal | undefined {
  if (subjectTypes.has(type)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: `You have no access to subjects of type ${SUBJECT_TYPE_LABELS[type]}.`,
  }
}
