import type { ComponentProps } from 'react'
import { RouteLink } from './route-link.tsx'

/** A link inside text, in a table cell or in a list. */
export function TextLink(props: ComponentProps<typeof RouteLink>) {
  return (
    <RouteLink color="accent" textUnderlineOffset="3px" _hover={{ textDecoration: 'underline' }} {...props} />
  )
}
