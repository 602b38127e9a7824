import { signOut, type User } from '@portal/session'
import { ActionMenu, leaveGuard } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'

/** The operator's full name, with what concerns nobody else. */
export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const afterLeave = async (go: () => unknown) => {
    if (await leaveGuard.mayLeave()) await go()
  }
  return (
    <ActionMenu
      label={`${user.givenName} ${user.familyName}`.trim() || user.email}
      items={[
        { label: 'Profile', onSelect: () => void afterLeave(() => navigate(routes.profile.path)) },
        { label: 'Sign out', onSelect: () => void afterLeave(() => signOut()) },
      ]}
    />
  )
}
