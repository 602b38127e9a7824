import { Box, leaveGuard, RouteLink, VisuallyHidden } from '@portal/ui'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeviceValue } from '../device/device-value.ts'
import { closedItems, toggleItem } from '../menu/closed-items.ts'
import { clickNavigates, isHighlighted } from '../menu/highlight.ts'
import type { MenuItem, MenuLink } from '../menu/menu.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '8',
  paddingInline: '2',
  borderRadius: 'control',
  color: 'fg',
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  position: 'relative',
  _hover: { bg: 'bg.hover' },
} as const

/** The current item: a bar at the start edge and stronger text. */
const current = {
  fontWeight: 'strong',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-3',
    insetBlock: '1',
    width: '3px',
    bg: 'accent',
    borderRadius: 'full',
    _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const

function SubLink({ link, pathname }: { link: MenuLink; pathname: string }) {
  const isCurrent = link.to === pathname
  return (
    <li>
      <RouteLink
        to={link.to}
        {...row}
        paddingInlineStart="8"
        color={isCurrent ? 'fg' : 'fg.muted'}
        fontWeight={isCurrent ? 'strong' : 'normal'}
        bg={isCurrent ? 'accent.subtle' : undefined}
        aria-current={isCurrent ? 'page' : undefined}
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

function ItemWithLinks({ item, pathname }: { item: MenuItem; pathname: string }) {
  const open = !useDeviceValue(closedItems).includes(item.label)
  const id = useId()
  const navigate = useNavigate()
  const highlighted = isHighlighted(item, pathname)

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
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-testid={`nav-item-${item.label}`}
          onClick={() => void press()}
        >
          <item.icon width={16} height={16} aria-hidden />
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
            <ChevronRight width={14} height={14} aria-hidden />
          </Box>
        </button>
      </Box>
      <Box as="ul" id={id} hidden={!open} listStyleType="none">
        {item.links.map((link) => (
          <SubLink key={link.to} link={link} pathname={pathname} />
        ))}
      </Box>
    </li>
  )
}

/** An item of the side menu: a link, or a button that shows and hides its links. */
export function SideMenuItem({ item, pathname }: { item: MenuItem; pathname: string }) {
  if (item.links.length > 0) return <ItemWithLinks item={item} pathname={pathname} />
  return (
    <li>
      <RouteLink
        to={item.to}
        {...row}
        {...(isHighlighted(item, pathname) && current)}
        aria-current={item.to === pathname ? 'page' : undefined}
        data-testid={`nav-item-${item.label}`}
      >
        <item.icon width={16} height={16} aria-hidden />
        {item.label}
      </RouteLink>
    </li>
  )
}
