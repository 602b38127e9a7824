import { Box, Flex, TextLink } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { wayToScreen } from './way-to-screen.ts'

/**
 * Links to the screens above the current one, which is text. A screen that the operator may not open says how
 * to request access.
 */
export function Breadcrumbs() {
  const { pathname } = useLocation()
  const way = wayToScreen(pathname)
  if (!way) return null
  return (
    <nav aria-label="Breadcrumbs">
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2" minWidth="0" color="fg.muted">
        {way.above.map(({ path, label, to }) => (
          <Flex as="li" key={path} gap="2" whiteSpace="nowrap">
            <TextLink to={to} quiet>
              {label}
            </TextLink>
            <span aria-hidden="true">/</span>
          </Flex>
        ))}
        <Box as="li" color="fg" aria-current="page" maxWidth="full" truncate>
          {way.label}
        </Box>
      </Flex>
    </nav>
  )
}
