import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { queryFor, signOut, type User } from '@portal/session'
import { ActionMenu, leaveGuard } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'

/** The name from the sign-in, unless a screen has read a newer one: this asks for nothing itself. */
function useFullName({ givenName, familyName, email }: User): string {
  const { data } = useQuery({ ...queryFor(getCurrentUser, {}), enabled: false })
  const names = data ? [data.given_name, data.family_name] : [givenName, familyName]
  return names.join(' ').trim() || email
}

/** The operator's full name, with what concerns nobody else. */
export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const afterLeave = async (go: () => unknown) => {
    if (await leaveGuard.mayLeave()) await go()
  }
  return (
    <ActionMenu
      label={useFullName(user)}
      items={[
        { label: 'Profile', onSelect: () => void afterLeave(() => navigate(routes.profile.path)) },
        { label: 'Sign out', onSelect: () => void afterLeave(() => signOut()) },
      ]}
    />
  )
}
