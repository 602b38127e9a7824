import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box } from '@portal/ui'
import { RouteLink } from '@portal/ui/frame'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useLocation } from 'react-router-dom'
import { wayToScreen } from './way-to-screen.ts'

/** Replaces the breadcrumbs on a phone: links to the nearest screen above that the operator may open. */
export function ParentLink({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const parent = wayToScreen(pathname, access)?.above.findLast(({ to }) => to !== undefined)
  if (!parent?.to) return null
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
        <ChevronLeft width={14} height={14} aria-hidden />
        {parent.label}
      </RouteLink>
    </Box>
  )
}
