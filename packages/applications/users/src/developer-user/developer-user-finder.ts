import {
  getDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { personName } from '../user/person-name.ts'
import { developerUserActions } from './developer-user-actions.ts'

const one = {
  read: getDeveloperUser,
  input: (userId: string) => ({ params: { userId } }),
}

export const finder = recordFinder({
  list: listDeveloperUsers,
  one,
  // They have no page of their own: links open the list filtered to the one user.
  hit: (user) => ({
    to: linkTo(routes.developerUserList, {}, { q: user.email }),
    title: personName(user),
    detail: user.email,
  }),
  commands: recordCommands({ ...one, actions: developerUserActions }),
})
