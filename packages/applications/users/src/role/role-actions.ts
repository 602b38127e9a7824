import { deleteRole } from '@portal/contract/roles/role-endpoints.ts'
import { refusalToDeleteRole } from '@portal/contract/roles/role-rules.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { actionsOn } from '@portal/portal-app'

/** Actions for a role. */
export const roleActions = {
  remove: actionsOn<Role>().call(deleteRole, {
    label: 'Delete',
    danger: true,
    applies: () => true,
    blocked: (role) => refusalToDeleteRole(role)?.message,
    ask: {
      kind: 'removeWithReason',
      title: ({ label }) => `Delete role ${label}?`,
      match: ({ name }) => name,
      impact: async () => ['No one has this role. Its history is kept.'],
    },
    input: ({ id }) => ({ params: { roleId: id } }),
    done: ({ label }) => `${label} deleted`,
  }),
}
