import { Page } from '@portal/ui'
import { UserCreateForm } from './user-create-form.tsx'

export default function UserCreatePage() {
  return (
    <Page description="They are invited by e-mail to choose a password. The invitation is valid for seven days.">
      <UserCreateForm />
    </Page>
  )
}
