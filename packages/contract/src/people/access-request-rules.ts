import type { AccessSet } from '../access-set.ts'
import type { Refusal } from '../refusal.ts'
import type { SubjectType } from '../subjects/subject.ts'
import { type AccessRequestStatus, MAX_OPEN_REQUESTS } from './access-request.ts'
import { refusalToChangeRolesOf, refusalToGiveRole, refusalToMakeAdministrator } from './user-rules.ts'

interface Rights {
  readonly resources: readonly string[]
}

interface RequestedRole extends Rights {
  readonly label: string
  readonly subjectTypes: readonly SubjectType[]
}

interface Asked {
  /** Who asks. */
  readonly person: { readonly email: string }
  /** The roles that they have. */
  readonly held: readonly Rights[]
  /** Undefined for a request in words, or if the role was deleted. */
  readonly role: RequestedRole | undefined
}

/** Nobody decides on their own request, or on one for a role that they cannot assign to that person. */
export function refusalToDecideOnAccess(
  { person, held, role }: Asked,
  caller: AccessSet & { readonly email: string },
): Refusal | undefined {
  const isOwn = refusalToChangeRolesOf(person, caller)
  if (isOwn || !role) return isOwn
  return refusalToGiveRole(role, caller) ?? refusalToMakeAdministrator({ held, given: [role] }, caller)
}

/** A request is decided or withdrawn once. */
export function refusalToCloseRequest(status: AccessRequestStatus): Refusal | undefined {
  if (status === 'OPEN') return undefined
  return { reason: 'INVALID_STATE', message: `This request was already ${status.toLowerCase()}.` }
}

export function refusalToRequestMore(open: number): Refusal | undefined {
  if (open < MAX_OPEN_REQUESTS) return undefined
  return {
    reason: 'INVALID_STATE',
    message: `You already have ${MAX_OPEN_REQUESTS} open requests. Withdraw one first.`,
  }
}
