import { Box, Flex } from '@portal/ui'
import { RouteLink } from '@portal/ui/frame'
import { useLocation } from 'react-router-dom'
import { wayToScreen } from './way-to-screen.ts'

/** Longer labels are cut before shorter ones lose a letter. */
const SHORT = 12

/**
 * Links to the screens above the current one, which is text. A screen that the operator may not open says how
 * to request access. They stay on one line: what is cut has a note.
 */
export function Breadcrumbs() {
  const { pathname } = useLocation()
  const way = wayToScreen(pathname)
  if (!way) return null
  return (
    <nav aria-label="Breadcrumbs">
      <Flex as="ol" listStyleType="none" columnGap="1.5" minWidth="0" color="fg.muted">
        {way.above.map(({ path, label, to }) => (
          <Flex
            as="li"
            key={path}
            data-cut
            flexShrink={label.length > SHORT ? '9999999' : '1'}
            minWidth="8"
            gap="1.5"
            whiteSpace="nowrap"
          >
            <RouteLink to={to} truncate textUnderlineOffset="3px" _hover={{ textDecoration: 'underline' }}>
              {label}
            </RouteLink>
            <span aria-hidden="true">/</span>
          </Flex>
        ))}
        <Box as="li" color="fg" aria-current="page" maxWidth="full" flexShrink="0" truncate>
          {way.label}
        </Box>
      </Flex>
    </nav>
  )
}
