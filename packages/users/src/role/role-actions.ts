import { deleteRole } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { defineActions, perform } from '@portal/portal-app'

/** Why a role cannot be deleted; the API refuses the same. */
function deletionBlock({ builtIn, userCount }: Role): string | undefined {
  if (builtIn) return 'Built-in roles cannot be deleted.'
  if (userCount === 0) return undefined
  const holders = userCount === 1 ? 'One user holds it' : `${userCount} users hold it`
  return `${holders}. Look closer at the role to reassign them.`
}

/** What can be done with a role. The API enforces the same in `role-lifecycle.ts`. */
export const roleActions = defineActions<Role>({
  remove: {
    label: 'Delete',
    call: deleteRole,
    danger: true,
    applies: () => true,
    blocked: deletionBlock,
    ask: {
      kind: 'removeWithReason',
      title: ({ label }) => `Delete role ${label}?`,
      match: ({ name }) => name,
      impact: async () => ['Nobody holds it. Its history stays.'],
    },
    perform: (role, { changeReason }) =>
      perform(
        deleteRole,
        { params: { roleId: role.id } },
        { changeReason, revision: role.revision, done: `${role.label} is deleted` },
      ),
  },
})
