import { describePermission } from '@portal/contract/permission-table.ts'
import { ROLE_MAKING_PERMISSIONS } from '@portal/contract/roles/role.ts'
import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'
import type { Caller } from './caller.ts'

interface Rights {
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

interface GivenRole {
  readonly id: string
  readonly label: string
  readonly resources: readonly string[]
}

/** Throws when the caller would do this to the own user. */
export function requireOther(caller: Caller, operatorId: string): void {
  if (caller.id === operatorId) throw new ApiError('SELF_ACTION_FORBIDDEN')
}

/** Throws unless it is somebody else's roles that the caller changes. */
export function requireForeignRoles(caller: Caller, operatorId: string): void {
  if (caller.id !== operatorId) return
  throw new ApiError('ROLE_ESCALATION', { message: 'You cannot change your own roles.' })
}

/** Throws when a role that the caller writes would hold what the caller lacks. */
export function requireOwnRights(caller: Caller, { resources, subjectTypes }: Rights): void {
  const details = [
    ...resources.flatMap((permission, index) =>
      caller.permissions.has(permission)
        ? []
        : [
            fieldDetail(
              `/resources/${index}`,
              'ROLE_ESCALATION',
              `You do not hold ${permission} (${describePermission(permission)}).`,
            ),
          ],
    ),
    ...subjectTypes.flatMap((type, index) =>
      caller.subjectTypes.has(type)
        ? []
        : [
            fieldDetail(
              `/subjectTypes/${index}`,
              'ROLE_ESCALATION',
              `You have no access to subjects of type ${SUBJECT_TYPE_LABELS[type]}.`,
            ),
          ],
    ),
  ]
  if (details.length > 0) throw new ApiError('ROLE_ESCALATION', { details })
}

/** Throws when one of the roles could make further roles, and the caller could not. */
export function requireGivable(
  caller: Caller,
  roles: readonly GivenRole[],
  roleIds: readonly string[],
): void {
  if (ROLE_MAKING_PERMISSIONS.every((permission) => caller.permissions.has(permission))) return
  const details = roles
    .filter(({ resources }) => ROLE_MAKING_PERMISSIONS.some((permission) => resources.includes(permission)))
    .map(({ id, label }) =>
      fieldDetail(
        `/roleIds/${roleIds.indexOf(id)}`,
        'ROLE_ESCALATION',
        `Only who may publish and change roles can give the role ${label}.`,
      ),
    )
  if (details.length > 0) throw new ApiError('ROLE_ESCALATION', { details })
}
