import { Menu as MenuIcon } from '@lucide/icons'
import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box, Drawer, Icon, IconButton } from '@portal/ui'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SideMenu } from './side-menu.tsx'
import { VersionsNote } from './versions-note.tsx'

/** The side menu as a drawer for small screens. Every navigation closes it, also to the current screen. */
export function MenuDrawer({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(pathname)
  if (at !== pathname) {
    setAt(pathname)
    setIsOpen(false)
  }

  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setIsOpen(false)
  }

  return (
    <>
      <IconButton label="Open menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Icon icon={MenuIcon} />
      </IconButton>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} label="Main menu" narrowOnly>
        <Box paddingInline="2" paddingBottom="3" _empty={{ display: 'none' }}>
          <VersionsNote />
        </Box>
        <Box onClick={closeAfterLink}>
          <SideMenu access={access} />
        </Box>
      </Drawer>
    </>
  )
}
