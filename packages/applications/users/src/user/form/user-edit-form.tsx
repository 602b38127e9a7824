import { getUser, updateUser } from '@portal/contract/people/user-endpoints.ts'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useRoles } from '../../role/use-roles.ts'
import { routes } from '../../routes.ts'
import { personName } from '../person-name.ts'
import { USER_LABELS } from '../user-labels.ts'
import { UserEditFields } from './user-edit-fields.tsx'
import { toUserValues, userForm } from './user-form.ts'
import { UserReview } from './user-review.tsx'
import { stepsOf } from './user-steps.ts'

/** Form for a user: shows permission changes before saving. */
export function UserEditForm({ userId }: { userId: string }) {
  const roles = useRoles() ?? []
  const details = linkTo(routes.userDetails, { userId })
  return (
    <EditForm
      record={{ read: getUser, input: { params: { userId } }, name: personName, toValues: toUserValues }}
      schema={userForm}
      labels={USER_LABELS}
      save={{
        call: updateUser,
        steps: (values, user) => stepsOf(user, values),
        done: (user) => `${personName(user)} saved`,
        goTo: details,
      }}
      review={{ describe: (values, user) => <UserReview user={user} values={values} roles={roles} /> }}
      cancelTo={details}
    >
      {(user) => <UserEditFields user={user} roles={roles} />}
    </EditForm>
  )
}
