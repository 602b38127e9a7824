import { ChevronRight } from '@lucide/icons'
import { Box, Icon, VisuallyHidden } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { RouteLink } from '@portal/ui/frame'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeviceValue } from '../device/device-value.ts'
import { closedItems, toggleItem } from '../menu/closed-items.ts'
import { clickNavigates, highlightedLink } from '../menu/highlight.ts'
import type { MenuLink } from '../menu/menu.ts'
import { ItemIcon } from './item-icon.tsx'
import type { MenuItemProps } from './menu-item-props.ts'
import { current, row } from './menu-item-styles.ts'

interface SubLinkProps {
  readonly link: MenuLink
  readonly pathname: string
  readonly highlighted: boolean
}

function SubLink({ link, pathname, highlighted }: SubLinkProps) {
  return (
    <li>
      <RouteLink
        to={link.to}
        {...row}
        paddingInlineStart="8"
        color={highlighted ? 'fg' : 'fg.muted'}
        fontWeight={highlighted ? 'strong' : 'normal'}
        bg={highlighted ? 'accent.subtle' : undefined}
        aria-current={link.to === pathname ? 'page' : highlighted || undefined}
        data-testid={`nav-item-${link.label}`}
      >
        <span>
          {link.label}
          {link.spoken && <VisuallyHidden> {link.spoken}</VisuallyHidden>}
        </span>
      </RouteLink>
    </li>
  )
}

function ItemWithLinks({ item, pathname, highlighted }: MenuItemProps) {
  const open = !useDeviceValue(closedItems).includes(item.label)
  const id = useId()
  // A path below two items, such as a form below another list, is in the closest one only.
  const here = highlighted && highlightedLink(item, pathname)
  const navigate = useNavigate()

  async function press() {
    const goes = clickNavigates(item, open, pathname)
    if (goes && !(await leaveGuard.mayLeave())) return
    toggleItem(item.label)
    if (goes) await navigate(item.to)
  }

  return (
    <li>
      <Box asChild {...row} {...(highlighted && current)}>
        <button
          data-current={highlighted || undefined}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-testid={`nav-item-${item.label}`}
          onClick={() => void press()}
        >
          <ItemIcon item={item} />
          <Box as="span" flex="1">
            {item.label}
          </Box>
          <Box
            as="span"
            display="inline-flex"
            color="fg.muted"
            transition="transform"
            transitionDuration="fast"
            transform={open ? 'rotate(90deg)' : undefined}
          >
            <Icon icon={ChevronRight} size={14} />
          </Box>
        </button>
      </Box>
      <Box as="ul" id={id} hidden={!open} listStyleType="none">
        {item.links.map((link) => (
          <SubLink key={link.to} link={link} pathname={pathname} highlighted={link === here} />
        ))}
      </Box>
    </li>
  )
}

/** An item of the side menu: a link, or a button that expands its links. */
export function SideMenuItem({ item, pathname, highlighted }: MenuItemProps) {
  if (item.links.length > 0)
    return <ItemWithLinks item={item} pathname={pathname} highlighted={highlighted} />
  return (
    <li>
      <RouteLink
        to={item.to}
        {...row}
        {...(highlighted && current)}
        data-current={highlighted || undefined}
        aria-current={item.to === pathname ? 'page' : undefined}
        data-testid={`nav-item-${item.label}`}
      >
        <ItemIcon item={item} />
        {item.label}
      </RouteLink>
    </li>
  )
}
