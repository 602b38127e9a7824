import { createUser } from '@portal/contract/people/user-endpoints.ts'
import { userSchemas } from '@portal/contract/people/user-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { HStack, Page } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { personName } from './person-name.ts'
import { UserCreateFields } from './user-create-fields.tsx'

const EMPTY = { email: '', given_name: '', family_name: '', roleIds: [], changeReason: '' }

export default function UserCreatePage() {
  const [count, setCount] = useState(0)
  const [another, setAnother] = useState(false)
  return (
    <Page description="They are invited by e-mail to choose a password. The invitation is valid for seven days.">
      <CreateForm
        key={count}
        call={createUser}
        schema={userSchemas.createUser.body}
        defaultValues={EMPTY}
        draft="user"
        input={(body) => ({ body })}
        submitLabel="Create"
        done={(user) => `${personName(user)} is invited`}
        goTo={({ id }) => {
          if (!another) return linkTo(routes.userDetails, { userId: id })
          setCount(count + 1)
          return linkTo(routes.userCreate)
        }}
        cancelTo={linkTo(routes.userList)}
      >
        <UserCreateFields />
        <HStack as="label" gap="2.5">
          <input type="checkbox" checked={another} onChange={({ target }) => setAnother(target.checked)} />
          Add another one afterwards
        </HStack>
      </CreateForm>
    </Page>
  )
}
