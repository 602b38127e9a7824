import type { AccessSet } from '@portal/contract/access-set.ts'
import { Drawer, IconButton } from '@portal/ui'
import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SideMenu } from './side-menu.tsx'

/** The side menu as a drawer over the whole screen. It is open for one address, so going anywhere closes it. */
export function MenuDrawer({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  return (
    <>
      <IconButton label="Open menu" aria-expanded={open} onClick={() => setOpenAt(pathname)}>
        <MenuIcon aria-hidden />
      </IconButton>
      <Drawer open={open} onClose={() => setOpenAt(undefined)} label="Main menu">
        <SideMenu access={access} />
      </Drawer>
    </>
  )
}
