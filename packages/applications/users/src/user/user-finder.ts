import { getUser, listUsers } from '@portal/contract/people/user-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { personName } from './person-name.ts'
import { userActions } from './user-actions.ts'

export const finder = recordFinder({
  list: listUsers,
  hit: (user) => ({
    to: linkTo(routes.userDetails, { userId: user.id }),
    title: personName(user),
    detail: user.email,
  }),
  commands: recordCommands({
    read: getUser,
    input: (userId) => ({ params: { userId } }),
    actions: userActions,
  }),
})
