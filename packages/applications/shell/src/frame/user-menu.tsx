import { ChevronDown } from '@lucide/icons'
import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { RELEASE_CONSOLE } from '@portal/contract/served-release.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { accessOf, config, queryFor, type User, useSession } from '@portal/session'
import { Box, Icon } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { MenuButton } from '@portal/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { screens } from '../app-tables.ts'
import { routes } from '../routes.ts'
import { askToSignOut } from '../session/ask-to-sign-out.ts'
import { shortcutsAt } from '../shortcuts/shortcuts-state.ts'

/** The name from the sign-in, or a newer one from the cache. Sends no request. */
function useFullName({ givenName, familyName, email }: User): string {
  const { data } = useQuery({ ...queryFor(getCurrentUser, {}), enabled: false })
  const names = data ? [data.given_name, data.family_name] : [givenName, familyName]
  return names.join(' ').trim() || email
}

/** The release console; undefined without a release service, or if the page has no such application. */
const releases =
  config.releaseEnvironment === undefined ? undefined : screens.find(({ path }) => path === RELEASE_CONSOLE)

/** The operator's full name and personal menu. A long name is truncated to keep the bar on one line. */
export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const name = useFullName(user)
  const access = accessOf(useSession())
  const open = async (path: string) => {
    if (await leaveGuard.mayLeave()) await navigate(path)
  }
  return (
    <MenuButton
      label={name}
      data-note={name}
      flexShrink="1"
      minWidth="0"
      maxWidth="15rem"
      whiteSpace="nowrap"
      entries={[
        { label: 'Profile', onSelect: () => void open(routes.profile.path) },
        { label: routes.access.title, onSelect: () => void open(routes.access.path) },
        ...(releases && isAllowed(releases.needs, access)
          ? [{ label: releases.label, onSelect: () => void open(releases.path) }]
          : []),
        { label: 'Keyboard shortcuts', onSelect: () => shortcutsAt.set(location.pathname) },
        { label: 'Sign out', onSelect: () => void askToSignOut() },
      ]}
    >
      <Box as="span" truncate lineHeight="body">
        {name}
      </Box>
      <Icon icon={ChevronDown} />
    </MenuButton>
  )
}
