import type { AccessSet } from '../access-set.ts'
import { OTHER_USES } from '../error-reasons.ts'
import type { Refusal } from '../refusal.ts'
import { isDeclaredName } from '../roles/declared-permission.ts'
import { isAdministrator, ROLE_SPREADING_PERMISSIONS } from '../roles/role.ts'
import type { SubjectType } from '../subjects/subject.ts'
import type { User } from './user-schemas.ts'

/** The caller; email addresses are unique and never change. */
type Operator = Pick<User, 'email'>

/** The caller and their permissions. */
type Caller = Operator & Pick<AccessSet, 'permissions'>

/** What a role allows. */
interface Rights {
  readonly resources: readonly string[]
}

/** Other facts about a role to assign. */
interface GivenRole {
  readonly label: string
  readonly subjectTypes: readonly SubjectType[]
}

const isSelf = (user: Operator, caller: Operator): boolean => user.email === caller.email

const LAST_ADMINISTRATOR: Refusal = {
  reason: 'LAST_ADMINISTRATOR',
  message: 'The account would be left without an administrator.',
}

/** Only administrators change the status or password of an administrator (contract, section 2). */
function refusalToGovern(
  user: Pick<User, 'isAdministrator'>,
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (!user.isAdministrator || isAdministrator(permissions)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: 'Only administrators can change the status or password of an administrator. Ask one of them.',
  }
}

/** Common rules of disabling and deleting. */
function refusalToShutOut(
  user: Pick<User, 'email' | 'isAdministrator' | 'isLastAdministrator'>,
  caller: Caller,
): Refusal | undefined {
  if (isSelf(user, caller)) {
    return {
      reason: 'SELF_ACTION_FORBIDDEN',
      message: 'This is your own account. Ask another administrator.',
    }
  }
  return user.isLastAdministrator ? LAST_ADMINISTRATOR : refusalToGovern(user, caller)
}

/**
 * Operators cannot disable themselves or the last administrator; only active users can be disabled (contract,
 * section 4).
 */
export function refusalToDisableUser(
  user: Pick<User, 'email' | 'status' | 'isAdministrator' | 'isLastAdministrator'>,
  caller: Caller,
): Refusal | undefined {
  if (user.status === 'SUSPENDED') {
    return { reason: 'INVALID_STATE', message: 'The user is already suspended.' }
  }
  return refusalToShutOut(user, caller)
}

/** Only suspended users can be enabled (contract, section 4). */
export function refusalToEnableUser(
  user: Pick<User, 'status' | 'isAdministrator'>,
  caller: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (user.status !== 'ACTIVE') return refusalToGovern(user, caller)
  return { reason: 'INVALID_STATE', message: 'The user is already active.' }
}

/** Operators cannot delete themselves or the last administrator (contract, section 4). */
export const refusalToDeleteUser = refusalToShutOut

/**
 * Suspended users get no new password: enable them first (contract, section 4). The last administrator could
 * not sign in until the email arrives, and no one could help; resending an invitation to one who has never
 * signed in does no harm.
 */
export function refusalToResetPassword(
  user: Pick<User, 'status' | 'credentialState' | 'isAdministrator' | 'isLastAdministrator'>,
  caller: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (user.status === 'SUSPENDED') return { reason: 'USER_SUSPENDED', message: OTHER_USES.USER_SUSPENDED[1] }
  if (user.isLastAdministrator && user.credentialState !== 'INVITED') return LAST_ADMINISTRATOR
  return refusalToGovern(user, caller)
}

/** Operators cannot change their own roles, whatever their permissions (contract, section 2). */
export function refusalToChangeRolesOf(user: Operator, caller: Operator): Refusal | undefined {
  if (!isSelf(user, caller)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: 'You cannot change your own roles. Ask another administrator.',
  }
}

/**
 * Operators cannot remove their own roles, and the last administrator must stay one by the roles that are
 * `left`. A role with unknown permissions counts as empty (contract, sections 2 and 4).
 */
export function refusalToRemoveRole(
  user: Pick<User, 'email' | 'isLastAdministrator'>,
  left: readonly Rights[],
  caller: Operator,
): Refusal | undefined {
  const isOwn = refusalToChangeRolesOf(user, caller)
  if (isOwn || !user.isLastAdministrator) return isOwn
  return makesAdministrator(left) ? undefined : LAST_ADMINISTRATOR
}

/** Whether these roles together make an administrator. */
const makesAdministrator = (roles: readonly Rights[]): boolean =>
  isAdministrator(new Set(roles.flatMap(({ resources }) => resources)))

/** Only administrators can make administrators, even by two roles that are harmless alone. */
export function refusalToMakeAdministrator(
  { held, given }: { readonly held: readonly Rights[]; readonly given: readonly Rights[] },
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (isAdministrator(permissions) || makesAdministrator(held) || !makesAdministrator([...held, ...given]))
    return undefined
  return { reason: 'ROLE_ESCALATION', message: 'Only administrators can make other administrators.' }
}

/**
 * A role that leads to further roles can be assigned only by people who hold all of it (contract, section 2). An
 * administrator by custom roles may lack what applications declare, and can still make other administrators.
 */
export function refusalToGiveRole(
  { label, resources, subjectTypes }: Rights & GivenRole,
  caller: AccessSet,
): Refusal | undefined {
  const spreads = ROLE_SPREADING_PERMISSIONS.some((permission) => resources.includes(permission))
  const isHeld =
    resources.every(
      (permission) =>
        caller.permissions.has(permission) ||
        (isDeclaredName(permission) && isAdministrator(caller.permissions)),
    ) && subjectTypes.every((type) => caller.subjectTypes.has(type))
  if (!spreads || isHeld) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: `${label} can make or assign roles, so only people who hold everything in it can assign it.`,
  }
}
