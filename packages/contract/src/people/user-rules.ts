import type { AccessSet } from '../access-set.ts'
import type { Refusal } from '../refusal.ts'
import { isAdministrator, ROLE_MAKING_PERMISSIONS } from '../roles/role.ts'
import type { User } from './user-schemas.ts'

/** Who wants to do something; addresses are unique and never change. */
type Operator = Pick<User, 'email'>

/** What a role allows. */
interface Rights {
  readonly resources: readonly string[]
}

const isSelf = (user: Operator, caller: Operator): boolean => user.email === caller.email

const LAST_ADMINISTRATOR: Refusal = {
  reason: 'LAST_ADMINISTRATOR',
  message: 'The account would be left without an administrator.',
}

/** What disabling and deleting have in common. */
function refusalToShutOut(
  user: Pick<User, 'email' | 'isLastAdministrator'>,
  caller: Operator,
): Refusal | undefined {
  if (isSelf(user, caller)) {
    return {
      reason: 'SELF_ACTION_FORBIDDEN',
      message: 'This is your own account. Ask another administrator.',
    }
  }
  return user.isLastAdministrator ? LAST_ADMINISTRATOR : undefined
}

/** Nobody disables their own user, nor the last administrator; only an active user is disabled (contract, section 4). */
export function refusalToDisableUser(
  user: Pick<User, 'email' | 'status' | 'isLastAdministrator'>,
  caller: Operator,
): Refusal | undefined {
  if (user.status === 'SUSPENDED') {
    return { reason: 'INVALID_STATE', message: 'The user is suspended already.' }
  }
  return refusalToShutOut(user, caller)
}

/** Only a suspended user is enabled (contract, section 4). */
export function refusalToEnableUser({ status }: Pick<User, 'status'>): Refusal | undefined {
  if (status !== 'ACTIVE') return undefined
  return { reason: 'INVALID_STATE', message: 'The user is active already.' }
}

/** Nobody deletes their own user, nor the last administrator (contract, section 4). */
export const refusalToDeleteUser = refusalToShutOut

/**
 * A suspended user gets no new password: enabling comes first (contract, section 4). The last administrator could not
 * sign in until the mail has come, and nobody could help; another link for who never came in does no harm.
 */
export function refusalToResetPassword({
  status,
  credentialState,
  isLastAdministrator,
}: Pick<User, 'status' | 'credentialState' | 'isLastAdministrator'>): Refusal | undefined {
  if (status === 'SUSPENDED')
    return { reason: 'USER_SUSPENDED', message: 'The user is suspended. Enable it first.' }
  return isLastAdministrator && credentialState !== 'INVITED' ? LAST_ADMINISTRATOR : undefined
}

/** Nobody changes their own roles, whatever their rights (contract, section 2). */
export function refusalToChangeRolesOf(user: Operator, caller: Operator): Refusal | undefined {
  if (!isSelf(user, caller)) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: 'Nobody changes their own roles. Ask another administrator.',
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

/** A role that lets its holders make roles is given only by who may publish and change roles (contract, section 2). */
export function refusalToGiveRole(
  { label, resources }: Rights & { readonly label: string },
  { permissions }: Pick<AccessSet, 'permissions'>,
): Refusal | undefined {
  const makesRoles = ROLE_MAKING_PERMISSIONS.some((permission) => resources.includes(permission))
  const mayMakeRoles = ROLE_MAKING_PERMISSIONS.every((permission) => permissions.has(permission))
  if (!makesRoles || mayMakeRoles) return undefined
  return {
    reason: 'ROLE_ESCALATION',
    message: `Only who may publish and change roles can give the role ${label}.`,
  }
}
