import type { AccessSet } from '../access-set.ts'
import type { Refusal } from '../refusal.ts'
import { isAdministrator, ROLE_SPREADING_PERMISSIONS } from '../roles/role.ts'
import type { SubjectType } from '../subjects/subject.ts'
import type { User } from './user-schemas.ts'

/** Who wants to do something; addresses are unique and never change. */
type Operator = Pick<User, 'email'>

/** Who acts on somebody, and what they may do. */
type Caller = Operator & Pick<AccessSet, 'permissions'>

/** What a role allows. */
interface Rights {
  readonly resources: readonly string[]
}

/** What else a role is known by when it is given. */
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

/** What disabling and deleting have in common. */
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

/** Nobody disables their own user, nor the last administrator; only an active user is disabled (contract, section 4). */
export function refusalToDisableUser(
  user: Pick<User, 'email' | 'status' | 'isAdministrator' | 'isLastAdministrator'>,
  caller: Caller,
): Refusal | undefined {
  if (user.status === 'SUSPENDED') {
    return { reason: 'INVALID_STATE', message: 'The user is suspended already.' }
  }
  return refusalToShutOut(user, caller)
}

/** Only a suspended user is enabled (contract, section 4). */
export function refusalToEnableUser(
  user: Pick<User, 'status' | 'isAdministrator'>,
  caller: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (user.status !== 'ACTIVE') return refusalToGovern(user, caller)
  return { reason: 'INVALID_STATE', message: 'The user is active already.' }
}

/** Nobody deletes their own user, nor the last administrator (contract, section 4). */
export const refusalToDeleteUser = refusalToShutOut

/**
 * A suspended user gets no new password: enabling comes first (contract, section 4). The last administrator could not
 * sign in until the mail has come, and nobody could help; another link for who never came in does no harm.
 */
export function refusalToResetPassword(
  user: Pick<User, 'status' | 'credentialState' | 'isAdministrator' | 'isLastAdministrator'>,
  caller: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (user.status === 'SUSPENDED')
    return { reason: 'USER_SUSPENDED', message: 'The user is suspended. Enable it first.' }
  if (user.isLastAdministrator && user.credentialState !== 'INVITED') return LAST_ADMINISTRATOR
  return refusalToGovern(user, caller)
}

/** Nobody changes their own roles, whatever their rights (contract, section 2). */
export function refusalToChangeRolesOf(user: Operator, caller: Operator): Refusal | undefined {
  if (!isSelf(user, caller)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: 'You cannot change your own roles. Ask another administrator.',
  }
}

/**
 * Nobody takes a role from themselves, and the last administrator stays one by the roles that are `left`. A role whose
 * permissions are not known counts as one without any (contract, sections 2 and 4).
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

/** Nobody becomes an administrator by the hand of who is none, not even by two roles that are harmless alone. */
export function refusalToMakeAdministrator(
  { held, given }: { readonly held: readonly Rights[]; readonly given: readonly Rights[] },
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  if (isAdministrator(permissions) || makesAdministrator(held) || !makesAdministrator([...held, ...given]))
    return undefined
  return { reason: 'ROLE_ESCALATION', message: 'Only an administrator can make another one.' }
}

/** A role that leads to further roles is given only by people who hold all of it (contract, section 2). */
export function refusalToGiveRole(
  { label, resources, subjectTypes }: Rights & GivenRole,
  caller: AccessSet,
): Refusal | undefined {
  const spreads = ROLE_SPREADING_PERMISSIONS.some((permission) => resources.includes(permission))
  const isHeld =
    resources.every((permission) => caller.permissions.has(permission)) &&
    subjectTypes.every((type) => caller.subjectTypes.has(type))
  if (!spreads || isHeld) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: `${label} can make or assign roles, so only people who hold everything in it can assign it.`,
  }
}
