import type { User } from '@portal/contract/people/user-schemas.ts'
import { useAnnounceEditing } from '@portal/portal-app/form'
import { useSession } from '@portal/session'
import { Form } from '@portal/ui/form'
import { useRoles } from '../role/use-roles.ts'
import { personName } from './person-name.ts'
import { useSaveUser } from './use-save-user.ts'
import { UserEditFields } from './user-edit-fields.tsx'
import { toUserValues, userForm } from './user-form.ts'
import { UserReview } from './user-review.tsx'

/** The form of a user: what changes is shown in permissions before it is saved. */
export function UserEditForm({ loaded, cancelTo }: { loaded: User; cancelTo: string }) {
  const session = useSession()
  const roles = useRoles() ?? []
  const { user, save } = useSaveUser(loaded)
  useAnnounceEditing(true)
  const title = `Save ${personName(user)}?`
  const owner = session.status === 'authenticated' ? session.user.sub : ''
  return (
    <Form
      schema={userForm}
      defaultValues={toUserValues(user)}
      onSubmit={save}
      submitLabel="Save"
      cancelTo={cancelTo}
      draft={{ owner, key: `updateUser ${user.id}`, title }}
      json
      review={{
        title,
        ask: 'reason',
        describe: (values) => <UserReview user={user} values={values} roles={roles} />,
      }}
    >
      <UserEditFields user={user} roles={roles} />
    </Form>
  )
}
