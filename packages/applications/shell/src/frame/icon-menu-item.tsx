import { Box, VisuallyHidden } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { MenuButton, RouteLink } from '@portal/ui/frame'
import { useNavigate } from 'react-router-dom'
import type { MenuItem } from '../menu/menu.ts'
import { ItemIcon } from './item-icon.tsx'
import type { MenuItemProps } from './menu-item-props.ts'
import { current, row } from './menu-item-styles.ts'

function IconWithLinks({ item, highlighted }: { item: MenuItem; highlighted: boolean }) {
  const navigate = useNavigate()

  async function go(to: string) {
    if (await leaveGuard.mayLeave()) await navigate(to)
  }

  return (
    <MenuButton
      variant="ghost"
      label={item.label}
      data-note={item.label}
      data-testid={`nav-item-${item.label}`}
      entries={item.links.map(({ label, to }) => ({ label, onSelect: () => void go(to) }))}
      {...row}
      {...(highlighted && current)}
      justifyContent="center"
      borderWidth="0"
    >
      <ItemIcon item={item} />
      <VisuallyHidden>{item.label}</VisuallyHidden>
    </MenuButton>
  )
}

/** An item of the collapsed menu: shows its name on hover, and its links in a popup. */
export function IconMenuItem({ item, pathname, highlighted }: MenuItemProps) {
  return (
    <Box as="li">
      {item.links.length > 0 ? (
        <IconWithLinks item={item} highlighted={highlighted} />
      ) : (
        <RouteLink
          to={item.to}
          {...row}
          {...(highlighted && current)}
          justifyContent="center"
          data-note={item.label}
          aria-current={item.to === pathname ? 'page' : undefined}
          data-testid={`nav-item-${item.label}`}
        >
          <ItemIcon item={item} />
          <VisuallyHidden>{item.label}</VisuallyHidden>
        </RouteLink>
      )}
    </Box>
  )
}
