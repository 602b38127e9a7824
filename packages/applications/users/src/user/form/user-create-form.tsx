import { createUser } from '@portal/contract/people/user-endpoints.ts'
import { userSchemas } from '@portal/contract/people/user-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { personName } from '../person-name.ts'
import { USER_LABELS } from '../user-labels.ts'
import { AddAnother } from './add-another.tsx'
import { EMPTY_USER } from './empty-user.ts'
import { UserCreateFields } from './user-create-fields.tsx'

/** Invitation form, repeated when several people are invited. */
export function UserCreateForm() {
  const [another, setAnother] = useState(false)
  const [isNext, setIsNext] = useState(false)
  return (
    <CreateForm
      schema={userSchemas.createUser.body}
      labels={USER_LABELS}
      defaultValues={EMPTY_USER}
      draft="user"
      save={{
        call: createUser,
        input: (body) => ({ body }),
        done: (user) => `Invitation sent to ${personName(user)}`,
        goTo: ({ id }) => {
          setIsNext(another)
          return another ? linkTo(routes.userCreate) : linkTo(routes.userDetails, { userId: id })
        },
      }}
      submitLabel="Create"
      cancelTo={linkTo(routes.userList)}
    >
      <UserCreateFields />
      <AddAnother checked={another} onChange={setAnother} isNext={isNext} onNext={() => setIsNext(false)} />
    </CreateForm>
  )
}
