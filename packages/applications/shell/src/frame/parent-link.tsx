import { ChevronLeft } from '@lucide/icons'
import { Box, Icon } from '@portal/ui'
import { RouteLink } from '@portal/ui/frame'
import { useLocation } from 'react-router-dom'
import { wayToScreen } from './way-to-screen.ts'

/** On a phone, a link to the parent screen replaces the breadcrumbs. */
export function ParentLink() {
  const { pathname } = useLocation()
  const parent = wayToScreen(pathname)?.above.at(-1)
  if (!parent) return null
  return (
    <Box
      as="nav"
      aria-label="Breadcrumbs"
      data-no-print
      hideFrom="md"
      position="absolute"
      top="calc(var(--sticky-top) + {spacing.1})"
      insetInline="4"
    >
      <RouteLink
        to={parent.to}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="7"
        color="fg.muted"
        fontSize="sm"
        textDecoration="none"
        _hover={{ textDecoration: 'underline' }}
      >
        <Icon icon={ChevronLeft} size={14} />
        {parent.label}
      </RouteLink>
    </Box>
  )
}
