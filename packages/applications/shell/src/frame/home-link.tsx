import { useProductTitle } from '@portal/portal-app'
import { Box } from '@portal/ui'
import { RouteLink } from '@portal/ui/frame'
import { routes } from '../routes.ts'
import { Logo } from './logo.tsx'

/** The logo, linked to the dashboard. Without the product name on small screens and in the collapsed menu. */
export function HomeLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const product = useProductTitle()
  return (
    <RouteLink
      to={routes.home.path}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minWidth="0"
      minHeight="8"
      aria-label={`${product}, home`}
      color="fg"
      textDecoration="none"
      borderRadius="control"
    >
      <Logo />
      {!iconOnly && (
        <Box as="span" hideBelow="md" fontWeight="strong" fontSize="lg" letterSpacing="-0.01em" truncate>
          {product}
        </Box>
      )}
    </RouteLink>
  )
}
