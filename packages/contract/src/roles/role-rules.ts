import type { AccessSet } from '../access-set.ts'
import { describePermission } from '../permission-table.ts'
import type { Refusal } from '../refusal.ts'
import { SUBJECT_TYPE_LABELS, type SubjectType } from '../subjects/subject.ts'
import type { Role } from './role-schemas.ts'

/** Built-in roles cannot be changed (contract, section 2.1). */
export function refusalToChangeRole({ builtIn }: Pick<Role, 'builtIn'>): Refusal | undefined {
  if (!builtIn) return undefined
  return { reason: 'ROLE_BUILT_IN', message: 'Built-in roles cannot be changed. Copy the role instead.' }
}

/** Only an unused custom role can be deleted (contract, sections 2.1 and 5.3). */
export function refusalToDeleteRole({
  builtIn,
  userCount,
}: Pick<Role, 'builtIn' | 'userCount'>): Refusal | undefined {
  if (builtIn) return { reason: 'ROLE_BUILT_IN', message: 'Built-in roles cannot be deleted.' }
  if (userCount === 0) return undefined
  const users = userCount === 1 ? '1 user' : `${userCount} users`
  return { reason: 'ROLE_IN_USE', message: `The role is assigned to ${users}. Remove it from them first.` }
}

/** Operators cannot add permissions to a role that they do not hold (contract, section 2). */
export function refusalToInclude(
  permission: string,
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (permissions.has(permission)) return undefined
  // Applications describe theirs.
  const description = describePermission(permission)
  const inWords = description === permission ? '' : ` (${description})`
  return { reason: 'ROLE_ESCALATION', message: `You do not hold ${permission}${inWords}.` }
}

/** Operators cannot add subject types to a role without having access to them (contract, section 2). */
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
