import { addUserRoles, removeUserRole, updateUser } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { routes } from '../../routes.ts'

/** Link to the user's form, for operators who can change at least part of it. */
export function EditUserLink({ user }: { user: User }) {
  useSession()
  if (![updateUser, addUserRoles, removeUserRole].some((endpoint) => can(endpoint))) return null
  return (
    <ButtonLink to={linkTo(routes.userUpdate, { userId: user.id })} variant="solid">
      Edit
    </ButtonLink>
  )
}
