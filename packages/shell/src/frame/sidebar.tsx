import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box, SIDEBAR_WIDTH } from '@portal/ui'
import { HomeLink } from './home-link.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { SideMenu } from './side-menu.tsx'

/** The side menu from 48em up; on smaller screens the top bar opens it as a drawer. */
export function Sidebar({ access }: { access: AccessSet }) {
  return (
    <Box
      as="aside"
      aria-label="Portal"
      data-no-print
      display={{ base: 'none', md: 'flex' }}
      flexDirection="column"
      position="fixed"
      insetBlock="0"
      insetInlineStart="0"
      width={SIDEBAR_WIDTH}
      bg="bg.subtle"
      borderInlineEndWidth="1px"
      borderColor="border"
      zIndex="sticky"
    >
      <Box paddingInline="5" paddingBlock="4">
        <HomeLink />
      </Box>
      <Box flex="1" overflowY="auto" paddingInline="3" paddingBottom="4">
        <SideMenu access={access} />
      </Box>
      <MenuFooter />
    </Box>
  )
}
