import { getRole, listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

export const finder = recordFinder({
  list: listRoles,
  one: { read: getRole, input: (roleId) => ({ params: { roleId } }) },
  hit: ({ id, label, name }) => ({
    to: linkTo(routes.roleDetails, { roleId: id }),
    title: label,
    detail: name,
  }),
})
