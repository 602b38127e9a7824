import { useProductTitle } from '@portal/portal-app'
import { Box, RouteLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { Logo } from './logo.tsx'

/** The logo, which leads home; on small screens without the product's name. */
export function HomeLink() {
  const product = useProductTitle()
  return (
    <RouteLink
      to={routes.home.path}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minHeight="8"
      aria-label={`${product}, home`}
      color="fg"
      textDecoration="none"
      borderRadius="control"
    >
      <Logo />
      <Box
        as="span"
        hideBelow="md"
        fontWeight="strong"
        fontSize="lg"
        letterSpacing="-0.01em"
        whiteSpace="nowrap"
      >
        {product}
      </Box>
    </RouteLink>
  )
}
