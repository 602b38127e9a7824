import { PanelLeftClose, PanelLeftOpen } from '@lucide/icons'
import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box, Flex, Icon, IconButton } from '@portal/ui'
import { type SidebarWidth, sidebar } from '@portal/ui/frame'
import { useState } from 'react'
import { HomeLink } from './home-link.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { SideMenu } from './side-menu.tsx'

/**
 * The side menu from 48em up, with labels or icons only; on smaller screens it is a drawer opened from the
 * top bar.
 */
export function Sidebar({ access }: { access: AccessSet }) {
  const [width, setWidth] = useState<SidebarWidth>(sidebar.get)
  const iconsOnly = width === 'icons'

  function toggle() {
    const next = iconsOnly ? 'full' : 'icons'
    sidebar.set(next)
    setWidth(next)
  }

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
      width="sidebar"
      bg="bg.subtle"
      borderInlineEndWidth="1px"
      borderColor="border"
      zIndex="sticky"
    >
      <Flex
        direction={iconsOnly ? 'column' : 'row'}
        align="center"
        justify="space-between"
        gap="2"
        paddingInlineStart={iconsOnly ? '0' : '5'}
        paddingInlineEnd={iconsOnly ? '0' : '3'}
        paddingBlock="4"
      >
        <HomeLink iconOnly={iconsOnly} />
        <IconButton
          label={iconsOnly ? 'Expand menu' : 'Collapse menu'}
          aria-expanded={!iconsOnly}
          onClick={toggle}
        >
          <Icon icon={iconsOnly ? PanelLeftOpen : PanelLeftClose} />
        </IconButton>
      </Flex>
      <Box flex="1" overflowY="auto" paddingInline="3" paddingBottom="4">
        <SideMenu access={access} iconsOnly={iconsOnly} />
      </Box>
      {!iconsOnly && <MenuFooter />}
    </Box>
  )
}
