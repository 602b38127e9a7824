import type { ErrorDetail } from '@portal/contract/error-response.ts'
import { refusalToGiveRole, refusalToMakeAdministrator } from '@portal/contract/people/user-rules.ts'
import type { Refusal } from '@portal/contract/refusal.ts'
import { refusalToInclude, refusalToOpen } from '@portal/contract/roles/role-rules.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Caller } from './caller.ts'

interface Rights {
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

interface GivenRole {
  readonly id: string
  readonly label: string
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

const detailAt = (field: string, refusal: Refusal | undefined): ErrorDetail[] =>
  refusal ? [fieldDetail(field, refusal.reason, refusal.message)] : []

function refuseEscalation(details: readonly ErrorDetail[]): void {
  if (details.length > 0) throw new ApiError('ROLE_ESCALATION', { details })
}

/** Throws when a role the caller writes grants permissions that the caller lacks. */
export function requireOwnRights(caller: Caller, { resources, subjectTypes }: Rights): void {
  refuseEscalation([
    ...resources.flatMap((permission, index) =>
      detailAt(`/resources/${index}`, refusalToInclude(permission, caller)),
    ),
    ...subjectTypes.flatMap((type, index) => detailAt(`/subjectTypes/${index}`, refusalToOpen(type, caller))),
  ])
}

/**
 * Throws when the roles would make an administrator of somebody who has `held`, and the caller is not an
 * administrator.
 */
export function requireAdministratorToMakeOne(
  caller: Caller,
  held: readonly Pick<GivenRole, 'resources'>[],
  given: readonly GivenRole[],
): void {
  const refusal = refusalToMakeAdministrator({ held, given }, caller)
  if (refusal) throw new ApiError(refusal.reason, { message: refusal.message })
}

/** Throws when one of the roles can grant further roles and the caller lacks some of its permissions. */
export function requireGivable(
  caller: Caller,
  roles: readonly GivenRole[],
  roleIds: readonly string[],
): void {
  refuseEscalation(
    roles.flatMap((role) =>
      detailAt(`/roleIds/${roleIds.indexOf(role.id)}`, refusalToGiveRole(role, caller)),
    ),
  )
}
