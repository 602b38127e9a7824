import type { AccessSet } from '@portal/contract/access-set.ts'
import { config, type User } from '@portal/session'
import { Box, Flex } from '@portal/ui'
import { MessageBell } from '../messages/message-bell.tsx'
import { Alone } from './alone.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'
import { HomeLink } from './home-link.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchButton } from './search-button.tsx'
import { UserMenu } from './user-menu.tsx'

/** Breadcrumbs and user menu; on small screens the menu button and the logo replace the breadcrumbs. */
export function TopBar({ user, access }: { user: User; access: AccessSet }) {
  return (
    <Flex
      as="header"
      data-no-print
      position="fixed"
      top="0"
      insetInlineEnd="0"
      insetInlineStart="sidebar"
      height="top-bar"
      paddingInline={{ base: '4', md: '6' }}
      align="center"
      gap={{ base: '1', md: '4' }}
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      boxShadow={config.environment === 'PRODUCTION' ? 'inset 0 3px 0 {colors.red.solid}' : undefined}
      zIndex="sticky"
    >
      <Flex hideFrom="md" align="center" gap="2" flex="1">
        <Alone>
          <MenuDrawer access={access} />
        </Alone>
        <HomeLink />
      </Flex>
      <Box hideBelow="md" flex="1" minWidth="0">
        <Breadcrumbs />
      </Box>
      {/* In between, the menu beside the screen shows it, unless it has only icons. */}
      <Box
        display={{ base: 'block', md: 'none', xl: 'block' }}
        css={{ 'html[data-sidebar=icons] &': { display: 'block' } }}
      >
        <EnvironmentBadge />
      </Box>
      <SearchButton />
      <Alone>
        <MessageBell sub={user.sub} />
      </Alone>
      <Alone>
        <UserMenu user={user} />
      </Alone>
    </Flex>
  )
}
